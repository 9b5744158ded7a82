/** Duties that show a soft skill without naming it: clearly, or only in part. */
interface Sign {
  readonly shown?: RegExp;
  readonly part?: RegExp;
}

const leads =
  /\b(?:supervis(?:e|es|ed|ing)|manag(?:e|es|ed|ing)|led|leads?|leading|head(?:ed|ing)?|oversaw|oversee(?:s|ing)?|run|ran|direct(?:ed|ing)|coordinat(?:ed|ing))\b[^.;]{0,50}\b(?:team|staff|people|associates?|assistants?|employees|members|engineers|developers|nurses|drivers|workers|technicians|crew|shift|department|officers?|drafters?|leads|reports)\b|\bteam of \d+|(?<!(?:with|to|by|under) (?:the |a |our |my )?)\b(?:team|shift|crew) lead(?:er)?\b|(?:quản lý|phụ trách|điều hành|dẫn dắt|lãnh đạo|giám sát|trưởng)[^.;]{0,40}(?:(?:nhân|kế toán|điều dưỡng|cộng tác) viên|nhân sự|công nhân|người|đội|nhóm|tổ|ca|thành viên|kỹ sư)/iu;
const talks =
  /\b(?:meetings?|briefings?|liais\w+|negotiat\w+|present(?:ed|ing|ations?)|stakeholders?|(?:with|to|for|called|met|advis\w+|serv\w+) (?:[\p{L}\d,-]+ ){0,3}(?:clients?|customers?|guests?|parents|patients|families)|(?:ran|run|held|led|gave|hosted|facilitat\w+|plan\w*) (?:[\p{L}\d,-]+ ){0,3}workshops?|workshops? with|report(?:ed|ing) to|correspondence|post-mortems?)\b|(?:họp|thuyết trình|trao đổi|tư vấn|đàm phán|(?:với|cho|gặp|gọi|đón|báo|hướng dẫn) (?:[\p{L}\d]+ ){0,2}(?:khách|phụ huynh|bệnh nhân|đối tác))/iu;
const together =
  /\b(?:cross-functional|together with|jointly|collaborat\w+|alongside|with (?:two|three|\d+) (?:colleagues|others))\b|(?:phối hợp|cùng (?:đội|nhóm|team|các)|đội nhóm|tham gia nhóm)/iu;
const solves =
  /\b(?:troubleshoot\w*|root cause|resolv(?:ed|ing)|fixed|debugg\w+|solv(?:ed|ing)|investigat\w+|reduced|corrective)\b|(?:khắc phục|xử lý (?:sự cố|lỗi|khiếu nại|vấn đề)|nguyên nhân|cải tiến|giải quyết (?:sự cố|vấn đề|khiếu nại|tranh chấp|lỗi|vướng mắc|tình huống|khó khăn))/iu;
const teaches =
  /\b(?:train(?:ed|ing)|taught|onboard(?:ed|ing)|coach\w*|mentor\w*)\b[^.;]{0,50}\b(?:staff|new|juniors?|people|team|nurses|employees|colleagues|hires|associates|members|students)\b|(?:đào tạo|hướng dẫn|kèm)[^.;]{0,40}(?:nhân viên|công nhân|thợ|người mới|nhân sự|học viên|thực tập)/iu;

const signs: Readonly<Record<string, Sign>> = {
  leadership: { shown: leads },
  'team-management': { shown: leads },
  communication: { part: talks },
  teamwork: { part: together },
  'problem-solving': { part: solves },
  'analytical-thinking': { part: /\banaly[sz]\w+\b|phân tích/iu },
  mentoring: { shown: teaches },
  presentation: {
    part: /\b(?:present(?:ed|ing)|workshops (?:for|with)|keynote|talks?)\b|thuyết trình|trình bày/iu,
  },
  negotiation: { shown: /\bnegotiat\w+\b|đàm phán|thương lượng/iu },
  planning: { shown: /\b(?:planned|planning|scheduled|roadmap)\b|lập kế hoạch|lên kế hoạch/iu },
  'time-management': { part: /\b(?:on time|ahead of schedule|deadlines?)\b|đúng hạn|đúng tiến độ/iu },
  'customer-focus': { part: /\b(?:customer satisfaction|complaints?|NPS|CSAT)\b|hài lòng|khiếu nại/iu },
  'interpersonal-skills': { part: talks },
  'conflict-resolution': { part: /\b(?:complaints?|disputes?|escalations?)\b|khiếu nại|tranh chấp/iu },
  'influence-and-persuasion': { part: /\b(?:negotiat\w+|convinced|won over)\b|thuyết phục|đàm phán/iu },
  'work-under-pressure': { part: /\b(?:emergency|on-call|peak season)\b|cao điểm|cấp cứu|áp lực/iu },
  organization: { part: /\b(?:organi[sz]ed|coordinated)\b|tổ chức|điều phối/iu },
};

export const signsOf = (skillId: string): Sign => signs[skillId] ?? {};
