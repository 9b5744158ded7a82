import { isProof } from '../clause/stance.js';
import type { Resume } from '../resume/parse-resume.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, stanceIn } from './mentions.js';

const people =
  '(?:people|persons?|staff|employees|associates|members|engineers|developers|workers|technicians|nurses|reports|operators|agents|drivers|riders|crew|direct reports|juniors|trainees|người|nhân viên|công nhân|nhân sự|thành viên|kỹ sư|lao động|thợ|anh em|bạn|em)';
const leading =
  /supervis|manag|\blead|\bled\b|head|oversaw|oversee|\brun\b|\bran\b|in charge|team of|direct|quản lý|phụ trách|điều hành|lãnh đạo|giám sát|trưởng|dẫn dắt|phân ca|chia (?:ca|việc)|giao việc|kèm việc|direct reports|rostered|scheduled/iu;
const size = new RegExp(
  `(\\d{1,4})\\s*\\+?\\s*(?:-\\s*\\d{1,4}\\s*)?(?:\\p{L}+\\s+){0,1}?${people}(?![\\p{L}])|team of (\\d{1,4})`,
  'giu',
);

const sizesIn = (text: string): { count: number; start: number; end: number }[] =>
  [...text.matchAll(size)].map((match) => ({
    count: Number(match[1] ?? match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** "Lead a team of 10", "quản lý từ 50 người": met by the largest team that the résumé says was led. Null for other asks. */
export function judgeTeam(phrase: string, mentions: Mentions, resume: Resume): Judgement | null {
  const [asked] = leading.test(phrase) ? sizesIn(phrase) : [];
  if (!asked) return null;
  const led = mentions.places
    .filter((place) => place.kind !== 'education' && leading.test(place.block.text))
    .flatMap((place) => sizesIn(place.block.text).map((found) => ({ ...found, place })))
    .filter(({ place, start, end }) => isProof(stanceIn(place, start, end)))
    .toSorted((a, b) => b.count - a.count);
  const [most] = led;
  if (!most) return null;
  const at = most.place.block.start;
  const evidence = [evidenceAt(at + most.start, at + most.end, most.place, resume.read.text)];
  return most.count >= asked.count
    ? judged('met', 1, { code: 'shown' }, evidence)
    : judged('partly', 0.5, { code: 'shown-part' }, evidence);
}
