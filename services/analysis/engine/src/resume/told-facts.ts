import { findCertificates } from '../catalogue/certificates.js';
import { languageNamed } from '../catalogue/languages.js';
import type { Phrase } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import type { Study } from './education.js';
import type { ListedEntry } from './lists.js';
import { fullSentencesOf, part } from './prose.js';
import { papers, tellsOfPaper } from './papers.js';
import { namesSchool } from './school-names.js';
import type { Section } from './sections.js';

// Certificates, prizes and the like that are told in sentences under a heading which says nothing of them.

type ToldKind = 'certifications' | 'awards' | 'activities' | 'interests';

const sentenceCharsMax = 140;

/** What somebody does not hold, does not hold yet, or only wishes for. */
const denied =
  /(?<!\p{L})(?:no|not|never|without|none|yet|plan|planning|hope|want|wish|would|apply|application|chưa|không|sẽ|muốn|mong|dự định|đang (?:học|thi|theo|ôn))(?!\p{L})/iu;

const patterns: readonly (readonly [ToldKind, RegExp])[] = [
  [
    'interests',
    /^(?:(?:tôi|em|mình) )?(?:rất )?(?:thích|mê|yêu thích) |^(?:i )?(?:enjoy|love|like) (?=\p{Ll}+ing)/iu,
  ],
  [
    'awards',
    /(?<!\p{L})(?:chiến sĩ thi đua|lao động (?:tiên tiến|giỏi)|bằng khen|giấy khen|sáng kiến (?:cấp|được)|(?:đạt|được|đoạt|giành) (?:danh hiệu|giải)|giải (?:nhất|nhì|ba|khuyến khích)|employee of the (?:month|quarter|year)|(?:first|second|third) (?:prize|place)|(?:won|awarded|received) (?:an?|the) (?:\S+ ){0,4}(?:award|prize|medal)|runner-up)(?!\p{L})/iu,
  ],
  ['certifications', papers],
  [
    'activities',
    /(?<!\p{L})(?:hiến máu|tình nguyện|thiện nguyện|từ thiện|volunteer(?:ed|ing)?|blood donor|unpaid|fundrais\p{L}+|coach of|treasurer of|member of)(?!\p{L})/iu,
  ],
];

/** `Văn bằng / chứng chỉ`, `Other licences` head something and name nothing. */
const bare =
  /^(?:[\s/,&:.-]|(?:các|và|and|or|other|khác|văn bằng|bằng cấp|bằng lái(?: xe)?|chứng chỉ|chứng nhận|giấy phép(?: lái xe)?|certificates?|licen[cs]es?|first aid)(?!\p{L}))+$/iu;

const kindOf = (text: string): ToldKind | null =>
  text.length > sentenceCharsMax || denied.test(text) || bare.test(text)
    ? null
    : (patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null);

const entryOf = ({ text, start, end }: Block): ListedEntry => ({
  text: text.replace(/[.;]$/u, ''),
  start,
  end: /[.;]$/u.test(text) ? end - 1 : end,
  dates: null,
});

/** The sentences of a block, one of them where nothing parts it. */
const sentencesAsBlocks = (block: Block): Block[] =>
  block.cells.flatMap((cell) =>
    fullSentencesOf(cell.text, cell.start - block.start).map(({ start, end }) => part(block, start, end)),
  );

const inside = (fact: Phrase | null, { start, end }: Block): boolean =>
  fact !== null && fact.start < end && fact.end > start;

/** `Induction completed July 2023`: what was got beside the studies. */
const gotBeside =
  /(?<!\p{L})(?:professional (?:engineer|teacher|accountant|planner)|licensed \p{L}+|chartered|registered|registration|accredited|induction completed|hoàn thành (?:lớp|khóa|khoá))(?!\p{L})/iu;

/** Sentences among the studies that name nothing of a study and tell of a paper. */
function papersBeside(sections: readonly Section[], studies: readonly Study[]): Block[] {
  const facts = studies.flatMap(({ degree, field, institution }) => [degree, field, institution]);
  return sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ blocks }) => blocks.flatMap(sentencesAsBlocks))
    .filter((block) => !facts.some((fact) => inside(fact, block)))
    .filter(({ text }) => !namesSchool(text))
    .filter(({ text }) => kindOf(text) === 'certifications' || (!denied.test(text) && gotBeside.test(text)));
}

const clauseSign = /,\s|;\s|\s(?=(?:and|và) (?:an? )?(?:own )?(?:car|van|motorbike|xe|ô tô)(?!\p{L}))/u;

/** `We have a car, driving licence B, commuting is fine`: of a sentence about other things the piece that names the paper. */
function paperIn(block: Block): Block {
  let at = 0;
  const pieces = block.text.split(new RegExp(`(${clauseSign.source})`, 'u')).map((text, i) => {
    const start = at;
    at += text.length;
    return { text, start, isPiece: i % 2 === 0 };
  });
  const named = pieces.filter(({ text, isPiece }) => isPiece && tellsOfPaper(text));
  const [first] = named;
  const isAlone = first !== undefined && named.length === 1 && /^\p{Ll}|licen|lái/u.test(first.text);
  const others = pieces.filter(({ text, isPiece }) => isPiece && !tellsOfPaper(text) && besides.test(text));
  return isAlone && others.length > 0 ? part(block, first.start, first.start + first.text.length) : block;
}
/** A car, a way to work, working hours: what is told beside a licence and is none. */
const besides =
  /(?<!\p{L})(?:car|van|motorbike|vehicle|commut\p{L}+|travel|weekends?|nights?|shifts?|xe (?:hơi|máy|ô tô|riêng|con)|ô tô|đi (?:làm|lại|\p{Lu})|tăng ca|ca đêm|cuối tuần|hằng ngày|hàng ngày)(?!\p{L})/u;

/** What the sentences of sections that no kind takes tell of certificates, prizes, unpaid work and likings. */
export const toldEntries = (sections: readonly Section[], kind: ToldKind): ListedEntry[] =>
  sections
    .filter((section) => section.kind === 'other' || (kind === 'certifications' && section.kind === 'wishes'))
    .flatMap(({ blocks }) => blocks.flatMap(sentencesAsBlocks))
    .filter(({ text }) => kindOf(text) === kind)
    .map((block) => entryOf(kind === 'certifications' ? paperIn(block) : block));

/** The certificates of a résumé that stand in no list of them; `listed` are those that do. */
export function toldCertificates(
  sections: readonly Section[],
  studies: readonly Study[],
  listed: readonly ListedEntry[],
): ListedEntry[] {
  const beside = papersBeside(sections, studies).filter(
    (block) => !listed.some((entry) => inside(entry, block)),
  );
  return [...beside.map(entryOf), ...toldEntries(sections, 'certifications')];
}

const leaving = /^(?:tốt nghiệp|học hết|graduated|left school|school leaving)(?!\p{L})/iu;
/** A degree or a school that was read as a study is no certificate as well. */
export const withoutStudies = (listed: readonly ListedEntry[], studies: readonly Study[]): ListedEntry[] =>
  listed.filter(
    ({ text, start, end }) =>
      !studies.some(({ degree, institution }) =>
        [degree, leaving.test(text) ? institution : null].some(
          (fact) => fact && fact.start >= start && fact.end <= end,
        ),
      ),
  );

/** `English (mother tongue), Irish (fluent)` below a heading that no list knows: languages, each with how well. */
export function listsLanguages(text: string): boolean {
  const pieces = text.split(/[,;|·•](?![^()]*\))/u).map((piece) => piece.trim());
  return pieces.length > 1 && pieces.every((piece) => piece.startsWith(languageNamed(piece)?.name ?? '\n'));
}

const giver =
  /^(?:trung tâm|trường|học viện|viện|bệnh viện|sở|hội|đại học|cao đẳng|center|centre|institute|academy|college|university|school)\s[^\d,;:]{3,60}$/iu;
const besideMax = 4;

/** Who gave a course stands in the row below it, and is no certificate itself. */
export const withoutGivers = (entries: readonly ListedEntry[]): ListedEntry[] =>
  entries.filter(
    ({ text, start }, i) =>
      !giver.test(text) || i === 0 || !entries.some(({ end }) => end <= start && start - end <= besideMax),
  );

const openPaper =
  /(?<!\p{L})(?:lapsed|expired|in progress|exam (?:in|on|booked|due|planned)|(?:course|exam) booked|hết hạn|quá hạn|chưa thi|đang (?:học|thi|ôn))(?!\p{L})/iu;
/** A certificate that lapsed, or one that is still to come, is nothing that was won. */
export const isPaper = ({ text }: ListedEntry): boolean =>
  (openPaper.test(text) && !/(?<!\p{L})(?:award|prize|medal|giải|huy chương)(?!\p{L})/iu.test(text)) ||
  findCertificates(text)[0]?.start === 0;

/** `An MSc begun in 2016 and left after one term` is no certificate. */
export const isLeftDegree = (text: string): boolean =>
  /(?<!\p{L})(?:m\.?sc|b\.?sc|m\.?a|b\.?a|mba|ph\.?d|master|bachelor|degree|thạc sĩ|cử nhân|kỹ sư|đại học|cao đẳng)(?!\p{L})/iu.test(
    text,
  ) &&
  /(?<!\p{L})(?:left|dropped|abandoned|broke off|never finished|not finished|bỏ dở|bỏ ngang|dở dang)(?!\p{L})/iu.test(
    text,
  );
