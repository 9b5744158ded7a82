import { coversCertificate, findCertificates } from '../catalogue/certificates.js';
import type { Ask } from '../job/item.js';
import { isProof } from '../clause/stance.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeTerm } from './judge-term.js';
import { credits } from './proof.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, isEmployerName, Mentions, type Place, stanceIn } from './mentions.js';

const grade = /^\W{0,3}(?:level|hạng|bậc|nhóm|class|part)?\s*(\d{1,4}|[IVX]{1,4})(?![\p{L}\d%/]|[.,]\d)/u;
/** `Chứng chỉ hành nghề giám sát | thi công xây dựng hạng II`: the rank stands behind what the paper is of. */
const rank = /^[^,;.()]{0,70}?\s(?:hạng|bậc|class|grade)\s(\d|[IVX]{1,4})(?![\p{L}\d])/iu;
const gradeIn = (text: string, at: number): string | null => {
  const found = grade.exec(text.slice(at, at + 14))?.[1] ?? rank.exec(text.slice(at))?.[1] ?? null;
  return found !== null && /^(?:19|20)\d\d$/.test(found) ? null : found;
};

/** The grade a post asks for after a certificate's name: the 30 of `OSHA 30`, the II of `hạng II`. */
function askedGrade(id: string, sentence: string): string | null {
  const grades = findCertificates(sentence)
    .filter(({ certificate }) => certificate.id === id)
    .map(({ end }) => gradeIn(sentence, end));
  return grades.find((one) => one !== null) ?? null;
}

/** Papers of one trade in ranks, of which another one is near; `OSHA 10` is no part of `OSHA 30`. */
const ranked = /(?<!\p{L})(?:hạng|bậc|class|grade)\s(?:\d|[IVX])/iu;

/** `CCNA (học xong, chưa thi)`, `CISSP: course taken, exam in the fall`: the course is done, the paper is not there. */
const notPassed =
  /^[^.]{0,80}?(?:(?<!\p{L})chưa (?:\p{L}+ ){0,2}(?:thi|lấy|nhận)(?!\p{L})|\bnot (?:yet )?(?:passed|taken|sat|certified|awarded|finished)\b|\bexam(?:ination)?s? (?:in|due|booked|planned|pending|to come|still|outstanding|not)\b|\bwithout (?:the |an? )?(?:exam\w*|certificate)\b)/iu;

const paperSections = new Set(['certifications', 'education']);
const besides =
  /(?:report\w* to|supervised by|managed by|next to|beside|alongside|dưới quyền|báo cáo cho)\s/iu;
const beside =
  /(?:report\w* to|supervised by|managed by|(?:next to|beside|alongside|under|assist\w*|support\w*|help\w*|with)\s(?:an?|the)|cùng|với|dưới quyền|báo cáo cho|hỗ trợ)\s+(?:an?\s|the\s|anh\s|chị\s|một\s|các\s)?$/iu;

/** `Reported to a PMP certified manager`: outside the sections of papers it may be another one's. */
const ofSomebodyElse = ({ kind, block }: Place, start: number): boolean =>
  !paperSections.has(kind) && beside.test(block.text.slice(0, start));

/** A certificate is held, being worked for, or not named; one that no table knows is looked for by its words. */
export function judgeCertificate(
  ask: Extract<Ask, { type: 'certificate' }>,
  sentence: string,
  resume: Resume,
  mentions: Mentions,
): Judgement {
  let second: Judgement | null = null;
  const asked = askedGrade(ask.id, sentence);
  for (const place of mentions.places)
    for (const found of findCertificates(place.block.text)) {
      if (!coversCertificate(ask.id, found.certificate) || isEmployerName(place, found.start, found.end))
        continue;
      if (ofSomebodyElse(place, found.start)) continue;
      const at = place.block.start;
      const evidence = [evidenceAt(at + found.start, at + found.end, place, resume.read.text)];
      const stance = stanceIn(place, found.start, found.end);
      const held = gradeIn(place.block.text, found.end);
      const isOther = asked !== null && held !== null && held !== asked;
      if (isOther && !ranked.test(sentence)) continue;
      if (isProof(stance) && asked !== null && (held === null || isOther))
        second ??= judged('partly', credits.near, { code: 'words-part' }, evidence);
      else if (isProof(stance) && notPassed.test(place.block.text.slice(found.end)))
        second ??= judged('partly', credits.learning, { code: 'learning' }, evidence);
      else if (isProof(stance)) return judged('met', 1, { code: 'named', section: place.section }, evidence);
      else if (stance.polarity === 'denied') second ??= judged('not-found', 0, { code: 'denied' }, evidence);
      else if (stance.modality === 'wished') second ??= judged('not-found', 0, { code: 'wished' }, evidence);
      else {
        const code = stance.modality === 'done' ? 'planned' : stance.modality;
        second = judged('partly', credits.learning, { code }, evidence);
      }
    }
  return second ?? byName({ type: 'term', text: ask.name, kind: 'tool' }, resume, mentions);
}

const paper =
  /certif\w*|licen[cs]\w*|diploma|qualif\w*|chứng chỉ|chứng nhận|cchn|giấy phép|(?<![\p{L}])(?:thẻ|bằng)(?![\p{L}])|\b(?:valid (?:to|till|until)|expires?|ran out|refresher|lapsed|ticket|passed in)\b|còn hạn|hết hạn|hiệu lực/iu;

/** Words of a certificate's name prove it only where papers are told of. */
function byName(term: Extract<Ask, { type: 'term' }>, resume: Resume, mentions: Mentions): Judgement {
  const { places } = mentions;
  const papers = new Mentions(
    places.filter(
      ({ kind, block: { text } }) => paperSections.has(kind) || (paper.test(text) && !besides.test(text)),
    ),
  );
  const told = judgeTerm(term, papers, resume);
  const [proof] = told.evidence;
  const place =
    proof && papers.places.find(({ block }) => block.start <= proof.start && block.end >= proof.end);
  // `Patient handling – ran out in March`: a part of the name stands beside what has run out.
  const isGone =
    proof !== undefined &&
    place !== undefined &&
    told.verdict === 'partly' &&
    stanceIn(place, proof.start - place.block.start, proof.start - place.block.start + 1).modality ===
      'lapsed';
  return isGone ? judged('partly', credits.learning, { code: 'lapsed' }, told.evidence) : told;
}
