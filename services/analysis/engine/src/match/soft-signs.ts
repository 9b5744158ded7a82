import { isProof, type Stance } from '../clause/stance.js';

/** Duties that show a soft skill without naming it: clearly, or only in part. */
interface Sign {
  readonly shown?: RegExp;
  readonly part?: RegExp;
}

const count = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|several)`;
/** Many at once, or so many each day: the pace is told by a figure. */
const pace = new RegExp(
  String.raw`\b${count}(?: to ${count})? (?:\p{L}+ ){0,2}(?:patients?|calls?|tickets?|clients?|customers?|projects?|accounts?|cases|orders|covers|guests) (?:a|per|each|every|at a|at the same) (?:day|shift|hour|time)\b|\b${count} (?:\p{L}+ ){0,2}(?:projects|clients|accounts|sites|deadlines) (?:at once|in parallel|at a time|side by side)\b|(?:\d+|nhiều)(?: ?[–-] ?\d+)? (?:\p{L}+ ){1,3}(?:cùng lúc|song song|một lúc|mỗi ngày|một ngày|\/ ?ngày)`,
  'iu',
);

const leads =
  /\b(?:supervis(?:e|es|ed|ing)|manag(?:e|es|ed|ing)|led|leads?|leading|head(?:ed|ing)?|oversaw|oversee(?:s|ing)?|run|ran|direct(?:ed|ing)|coordinat(?:ed|ing)|guid(?:e|es|ed|ing))\b[^.;]{0,50}\b(?:team|staff|people|associates?|assistants?|employees|members|engineers|developers|nurses|drivers|workers|technicians|crew|shift|department|officers?|drafters?|leads|reports)\b|\bteam of \d+|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) direct reports\b|\b(?:co-)?supervis(?:or|ed|ing) of (?:\d+|two|three|four|five|six)\b|(?<!(?:with|to|by|under) (?:the |a |our |my )?)\b(?:team|shift|crew) lead(?:er)?\b|(?:quản lý|phụ trách|điều hành|dẫn dắt|lãnh đạo|giám sát|trưởng|giao (?:bài|việc)|chia (?:việc|ca|lịch)|phân ca)[^.;]{0,40}(?:(?:nhân|kế toán|điều dưỡng|cộng tác) viên|nhân sự|công nhân|người|đội|nhóm|tổ|ca|thành viên|kỹ sư|anh em|bạn)/iu;
const talks =
  /\b(?:meetings?|briefings?|liais\w+|negotiat\w+|present(?:ed|ing|ations?)|stakeholders?|(?:with|to|for|called|met|advis\w+|serv\w+) (?:[\p{L}\d,-]+ ){0,3}(?:clients?|customers?|guests?|parents|patients|families)|(?:ran|run|held|led|gave|hosted|facilitat\w+|plan\w*) (?:[\p{L}\d,-]+ ){0,3}workshops?|workshops? with|report(?:ed|ing) to|correspondence|post-mortems?|explain(?:ed|ing|s)? (?:\p{L}+ ){0,4}(?:to|for) (?:\p{L}+ ){0,2}(?:people|families|patients|clients|customers|managers?|colleagues|staff|parents))\b|(?:họp|thuyết trình|trao đổi|tư vấn|đàm phán|(?:với|cho|gặp|gọi|đón|báo|hướng dẫn|giải thích|dặn dò) (?:[\p{L}\d]+ ){0,2}(?:khách|phụ huynh|bệnh nhân|người nhà|đối tác)|giải thích|dặn dò|thư cảm ơn)/iu;
const together =
  /\b(?:cross-functional|together with|jointly|collaborat\w+|alongside|with (?:two|three|\d+) (?:colleagues|others))\b|(?:phối hợp|cùng (?:đội|nhóm|team|các)|đội nhóm|tham gia nhóm|chia (?:việc|lịch|bài)[^.;]{0,20}cho \d+ (?:bạn|người))|\b(?:together )?with (?:our|the) (?:front desk|kitchen|floor|night shift|day shift|warehouse|sales|finance|\p{L}+(?:er|or|ist)s?)\b/iu;
const solves =
  /\b(?:troubleshoot\w*|root cause|resolv(?:ed|ing)|fixed|debugg\w+|solv(?:ed|ing)|investigat\w+|reduced|corrective)\b|(?:khắc phục|xử lý (?:sự cố|lỗi|khiếu nại|vấn đề)|nguyên nhân|cải tiến|giải quyết (?:sự cố|vấn đề|khiếu nại|tranh chấp|lỗi|vướng mắc|tình huống|khó khăn))/iu;
const teaches =
  /\b(?:train(?:s|ed|ing)?|taught|teach(?:es)?|onboard(?:s|ed|ing)?|coach\w*|mentor\w*|guid(?:e|es|ed|ing))\b[^.;]{0,50}\b(?:staff|new|juniors?|people|team|nurses|employees|colleagues|hires|associates|members|students|apprentices?|trainees?|interns?|clerks?|engineers|assistants?)\b|(?:đào tạo|hướng dẫn|kèm)[^.;]{0,40}(?:nhân viên|công nhân|thợ|người mới|nhân sự|học viên|thực tập)/iu;

/** What a person did, not what a person says to be: each behaviour needs a verb with its object. */
export const behaviours = {
  initiative:
    /\b(?:initiat(?:ed|ing)|propos(?:ed|ing)|found(?:ed|ing)|launch(?:ed|ing)|introduc(?:ed|ing)|started (?:a|an|the)|set up (?:a|an|the|new|(?:\d\p{L}?|\p{L}+) \p{L}+)|pioneer(?:ed|ing)|creat(?:ed|ing) (?:a|an|the) (?:new|first)|volunteer(?:ed|ing)|self[- ]initiated)\b|(?<!\p{L})(?:đề xuất|khởi xướng|sáng lập|thành lập|chủ động|sáng kiến|mở mới|đưa ra (?:giải pháp|sáng kiến|ý tưởng))(?!\p{L})/iu,
  teamwork:
    /\b(?:co-(?:creat|design|develop|organi[sz]|author|host|found)ed|collaborat(?:ed|ing)|cooperat(?:ed|ing)|coordinat(?:ed|ing) with|partner(?:ed|ing) with|work(?:ed|ing)? (?:closely )?(?:with|alongside) (?:\p{L}+[, ]+){0,4}(?:teams?|colleagues|departments?|designers?|developers?|engineers?|managers?|nurses?|doctors?|teachers?|staff|stakeholders|members)|(?:support(?:ed|ing)|assist(?:ed|ing)) (?:\p{L}+ ){0,2}(?:teams?|colleagues|designers?|developers?|engineers?|managers?|nurses|doctors|teachers|staff)|together with|with the (?:\p{L}+ ){0,3}teams?|coordination meetings|pair(?:ed|ing) with|liais(?:ed|ing) with|cross[- ]functional team)\b|(?<!\p{L})(?:phối hợp|cộng tác(?! viên)|làm việc (?:cùng|với) (?:\p{L}+ ){0,2}(?:đội|nhóm|đồng nghiệp|bộ phận|phòng|team)|cùng (?:với )?(?:đội|nhóm|đồng nghiệp|\d+ (?:đồng nghiệp|người|bạn|thành viên))|làm việc (?:cùng|với) (?:đoàn|khách|đối tác|kiểm toán|nhà cung cấp|chuyên gia)|(?:cùng|với) (?:KTT|trưởng|giám đốc|kế toán|kỹ sư|giáo viên|bác sĩ|điều dưỡng|quản lý)(?!\p{L})|hỗ trợ (?:đồng nghiệp|giáo viên|bác sĩ|kỹ sư|trưởng|các bộ phận)|kết hợp với)/iu,
  teaching:
    /(?:^|\b(?:as an? (?:\p{L}+ )?|volunteer ))(?:mentor|tutor|coach)\b|^(?:trợ giảng|gia sư|người hướng dẫn)(?!\p{L})|\b(?:train(?:ed|ing) (?:\p{L}+ ){0,3}(?:staff|employees|colleagues|interns|juniors|teams?|members|users|hires|students|workers|nurses|\d)|mentor(?:ed|ing)|coach(?:ed|ing)|taught|teach(?:ing)? |tutor(?:ed|ing)|onboard(?:ed|ing) (?:\p{L}+ ){0,2}(?:staff|employees|hires|interns|engineers|members|colleagues|starters)|guid(?:ed|ing) (?:\p{L}+ ){0,3}(?:interns|juniors|students|staff|members))|(?<!\p{L})đào tạo (?:hội nhập|nội bộ)|(?<!\p{L})(?:đào tạo|hướng dẫn|kèm cặp|giảng dạy|huấn luyện|truyền đạt|dạy|kèm)\s+(?:\p{L}+ ){0,4}(?:nhân viên|nhân sự|sinh viên|học sinh|học viên|thực tập|đồng nghiệp|công nhân|thành viên|người|bạn|em|\d)/iu,
  persistence:
    /\b(?:overc[ao]me|incident (?:commander|response|manager)|post-?mortems?|resolv(?:ed|ing) (?:\p{L}+ ){0,2}(?:complaints?|conflicts?|issues?|incidents?|problems?)|troubleshoot(?:ing)?|troubleshot|recover(?:ed|ing)|turn(?:ed|ing) around|met (?:all |every |tight )?(?:deadlines?|targets?)|exceed(?:ed|ing)|under (?:tight|high) (?:deadlines?|pressure)|for \d+ consecutive|maintain(?:ed|ing) (?:\p{L}+ ){0,3}\d+ ?%)|(?<!\p{L})(?:vượt (?:qua|chỉ tiêu|kế hoạch|mục tiêu|kpi|\d)|khắc phục|giải quyết (?:khiếu nại|sự cố|vấn đề|mâu thuẫn)|xử lý (?:khiếu nại|sự cố|tình huống)|đạt (?:vượt|\d+ ?%)|liên tục (?:trong )?\d+|đúng (?:hạn|tiến độ)|hoàn thành (?:trước|đúng|vượt))(?!\p{L})/iu,
  learning:
    /\b(?:learn(?:ed|t|ing) (?!English)|courses? (?:\p{L}\d )?(?:running|in progress|under way)|(?:preparing|studying) for (?:[\p{L}\d]+ ){0,5}(?:exams?|certificat\p{L}*|licen[cs]e)|currently (?:studying|learning)|self[- ](?:taught|study|studied)|taught myself|complet(?:ed|ing) (?:\p{L}+ ){0,3}(?:courses?|training|certificat\p{L}*|bootcamp)|attend(?:ed|ing) (?:\p{L}+ ){0,3}(?:courses?|training|workshops?|seminars?)|earn(?:ed|ing) (?:\p{L}+ ){0,3}certificat\p{L}*|obtain(?:ed|ing) (?:\p{L}+ ){0,3}(?:certificat\p{L}*|licen[cs]e))\b|(?<!\p{L})(?:tự học|học thêm|(?:đang )?ôn thi|đang (?:theo )?học|hoàn thành (?:\p{L}+ ){0,2}khóa|tham gia (?:\p{L}+ ){0,2}(?:khóa học|khóa đào tạo|tập huấn|lớp)|nghiên cứu (?:và )?(?:áp dụng|ứng dụng)|thi (?:đạt|lấy) |lấy chứng chỉ)/iu,
} as const;
/** What is being learnt is not yet known, and yet it is being learnt. */
export const provesLearning = (stance: Stance): boolean =>
  isProof(stance.modality === 'learning' ? { ...stance, modality: 'done' } : stance);

const either = (...signs: readonly RegExp[]): RegExp =>
  new RegExp(signs.map(({ source }) => source).join('|'), 'iu');

const signs: Readonly<Record<string, Sign>> = {
  leadership: { shown: leads },
  'team-management': { shown: leads },
  communication: { part: talks },
  teamwork: { shown: behaviours.teamwork, part: together },
  'problem-solving': { part: solves },
  'data-driven': {
    shown:
      /\bdata into (?:\p{L}+ )?decisions|decisions? (?:\p{L}+ ){0,3}(?:with|by|from|on) (?:\p{L}+ )?data|A\/B tests?|dựa (?:trên|vào) (?:dữ liệu|số liệu)/iu,
    part: /\b(?:metrics|dashboards?|experiments?)\b|phân tích (?:dữ liệu|số liệu)/iu,
  },
  'analytical-thinking': { part: /\banaly[sz]\w+\b|phân tích/iu },
  mentoring: { shown: either(teaches, behaviours.teaching) },
  'willingness-to-learn': { shown: behaviours.learning },
  presentation: {
    part: /\b(?:present(?:ed|ing)|workshops (?:for|with)|keynote|talks?)\b|thuyết trình|trình bày/iu,
  },
  negotiation: { shown: /\bnegotiat\w+\b|đàm phán|thương lượng/iu },
  planning: { shown: /\b(?:planned|planning|scheduled|roadmap)\b|lập kế hoạch|lên kế hoạch/iu },
  'time-management': {
    shown: pace,
    part: /\b(?:on time|ahead of schedule|deadlines?)\b|đúng hạn|đúng tiến độ/iu,
  },
  'customer-focus': { part: /\b(?:customer satisfaction|complaints?|NPS|CSAT)\b|hài lòng|khiếu nại/iu },
  'interpersonal-skills': { part: talks },
  'conflict-resolution': { part: /\b(?:complaints?|disputes?|escalations?)\b|khiếu nại|tranh chấp/iu },
  'influence-and-persuasion': { part: /\b(?:negotiat\w+|convinced|won over)\b|thuyết phục|đàm phán/iu },
  'work-under-pressure': {
    shown:
      /\b(?:same|next)[- ]day deadlines?\b|deadline trong ngày|(?:\d{2,}) ngày liền|trực (?:24|12)(?: ?h| giờ| tiếng)|ca (?:12|24) (?:tiếng|giờ)|chịu deadline/iu,
    part: /\b(?:emergency|on-call|peak (?:season|hours|times?)|rush hours?|tight deadlines?)\b|cao điểm|cấp cứu|áp lực/iu,
  },
  'attention-to-detail': {
    part: /\b(?:error rate|(?:zero|no|without) (?:errors|mistakes|defects)|(?:fewer|less) (?:errors|mistakes)|double-check\w*|proof-?read\w*|accura(?:cy|te(?:ly)?))\b|sai sót|không (?:có )?(?:sai|lỗi) nào/iu,
  },
  independence: {
    part: /\b(?:(?:worked?|working|ran|run|managed|on shift|covered) (?:\p{L}+ ){0,4}(?:alone|independently|on my own)|single-handed(?:ly)?|sole (?:developer|designer|engineer|accountant|member|person))\b|(?<!\p{L})(?:một mình|tự mình|độc lập)(?!\p{L})/iu,
  },
  'self-motivation': { part: behaviours.initiative },
  organization: { part: /\b(?:organi[sz]ed|coordinated)\b|tổ chức|điều phối/iu },
};

export const signsOf = (skillId: string): Sign => signs[skillId] ?? {};
