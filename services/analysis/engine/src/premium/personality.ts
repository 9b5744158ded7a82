import { isProof, type Stance } from '../clause/stance.js';
import { evidenceAt, stanceIn } from '../match/mentions.js';
import { signsOf } from '../match/soft-signs.js';
import { emptyWordsIn } from './summary.js';
import type { Compared } from './compared.js';
import { measureOf, partOf, quoteOf, unmeasured } from './line.js';
import type { Measure, Part, Quote } from './premium-report.js';

const id = 'personality-showcase';

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
type Behaviour = keyof typeof behaviours;

const points = 20;
const telling = new Set(['experience', 'projects', 'activities', 'awards', 'certifications', 'other']);
/** What one is learning is told wherever one tells of oneself. */
const tellingOfLearning = new Set([...telling, 'summary', 'contact', 'languages']);

/** Who leads people works with them. */
const leads = signsOf('team-management').shown;
const testsOf = (behaviour: Behaviour): RegExp[] =>
  behaviour === 'teamwork' && leads ? [behaviours.teamwork, leads] : [behaviours[behaviour]];

/** What is being learnt is not yet known, and yet it is being learnt. */
const isShown = (behaviour: Behaviour, stance: Stance): boolean =>
  isProof(
    behaviour === 'learning' && stance.modality === 'learning' ? { ...stance, modality: 'done' } : stance,
  );

/** The lines that show a behaviour. */
export function shownBehaviour(behaviour: Behaviour, { mentions, read }: Compared): Quote[] {
  const places = mentions.places.filter(({ kind, header, block }) =>
    behaviour === 'learning'
      ? !header && tellingOfLearning.has(kind)
      : !header && (telling.has(kind) || (kind === 'summary' && block.bullet)),
  );
  const tests = testsOf(behaviour);
  return places.flatMap((place): Quote[] => {
    const match = tests.map((test) => test.exec(place.block.text)).find((found) => found !== null);
    if (!match || !isShown(behaviour, stanceIn(place, match.index, match.index + match[0].length))) return [];
    const at = place.block.start + match.index;
    return [evidenceAt(at, at + match[0].length, place, read.text)];
  });
}

/** Five behaviours, each shown by a line of what was done; adjectives alone count nothing and are listed. */
export function personalityMeasure(compared: Compared): Measure<typeof id> {
  const { mentions, read, resume } = compared;
  const parts = (Object.keys(behaviours) as Behaviour[]).map((behaviour): Part => {
    const quotes = shownBehaviour(behaviour, compared);
    return partOf(id, behaviour, quotes.length > 0 ? points : 0, points, { quotes });
  });
  const told = mentions.places.some(({ kind, header }) => !header && telling.has(kind));
  if (!told && resume.summary === null) return unmeasured(id, 'no-lines');
  const claimed = resume.summary ? emptyWordsIn(resume.summary.text, resume.summary.start) : [];
  const adjectives =
    claimed.length === 0
      ? []
      : [
          partOf(id, 'adjectives', 0, 0, {
            quotes: claimed.map(({ start, end }) => quoteOf(read, start, end)),
            values: { count: claimed.length },
          }),
        ];
  return measureOf(id, [...parts, ...adjectives]);
}
