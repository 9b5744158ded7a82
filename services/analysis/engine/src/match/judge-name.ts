import { matchSkills } from '../catalogue/skills.js';
import { isProof } from '../clause/stance.js';
import type { Ask } from '../job/item.js';
import type { Resume } from '../resume/parse-resume.js';
import { tokenize } from '../text/tokens.js';
import { findPhrase, type PhraseFind } from './find-phrase.js';
import { absent, type Judgement, judged } from './judgement.js';
import { judgeSkill } from './judge-skill.js';
import { credits, provenAt } from './proof.js';
import { asksTrade } from './shown-otherwise.js';
import {
  evidenceAt,
  isEmployerName,
  isStudied,
  type Mentions,
  stanceIn,
  tellsOther,
  withoutHeaders,
} from './mentions.js';
import { contentWords } from './phrase-words.js';

const wholeShare = 0.85;
const partShare = 0.5;
/** Share of a phrase's words that its known names must hold for them to speak for it. */
const wholeNames = 0.75;
/** Longer phrases describe a way of working; that a résumé does not repeat them says nothing. */
const namedWordsMax = 4;

/** Words of a way of being, which a résumé shows by deeds or not at all. */
export const trait =
  /\b(?:calm|feedback|player|attitude|mindset|passion\w*|team|motivat\w+|energ\w+|positive|honest\w*|friendly|willing\w*|eager|love|enjoy|care|caring|flexib\w+|humble|polite|punctual|reliable|trustworth\w+|ownership|curious|deadlines?|pressure|detail|openly|independent\w*|initiative|responsib\w+|confiden\w+|professionalism|multitask\w*|adapt\w*|learn\w*|communicat\w+|organi[sz]ed|personality|appearance|voice|interpersonal|self-\w+|patien\w+|resilien\w+|creativ\w+|ethic\w*)\b|chăm chỉ|cẩn thận|chịu khó|học hỏi|nhiệt tình|trung thực|trách nhiệm|yêu trẻ|yêu nghề|hòa đồng|hoà đồng|vui vẻ|năng động|năng lượng|gắn bó|quyết đoán|công tâm|tự tin|ngoại hình|giọng|phát âm|áp lực|kỷ luật|tác phong|thái độ|nhanh nhẹn|kiên nhẫn|tỉ mỉ|linh hoạt|sáng tạo|cầu tiến|chủ động|độc lập|tinh thần|đam mê|lắng nghe|thân thiện|siêng năng|sức khỏe|ham|thích/iu;

/** True for the name of a thing one has or has not; false for a way of being or a whole sentence. */
function isNamed({ text, kind }: Extract<Ask, { type: 'term' }>): boolean {
  if (kind === 'tool') return true;
  if (kind === 'soft-skill' || trait.test(text)) return false;
  const distinct = /\p{L}\d|\d\p{L}|[\p{Ll}]\p{Lu}|(?<![\p{L}])\p{Lu}{2,}(?![\p{L}])|\s\p{Lu}\p{Ll}/u.test(
    text,
  );
  const syllables = tokenize(text).some(({ key, folded }) => key !== folded);
  return distinct || contentWords(text).length <= (syllables ? namedWordsMax + 3 : namedWordsMax);
}

/** `chứng chỉ quản lý điều dưỡng`: a paper, of which a line of work shows no part. */
const paper =
  /^(?:chứng chỉ|chứng nhận|giấy phép|văn bằng|certificates?|certification|licen[cs]e|diploma)(?!\p{L})/iu;
/** A line elsewhere that speaks of papers by itself. */
const tellsPaper =
  /(?<!\p{L})(?:chứng chỉ|chứng nhận|giấy phép|bằng|thẻ|cchn|certif\p{L}*|licen[cs]\p{L}*|diploma|card|ticket|qualif\p{L}*)(?!\p{L})/iu;
const papers: ReadonlySet<string> = new Set(['certifications', 'education']);
const isPaper = ({ start }: { readonly start: number }, { places }: Mentions): boolean =>
  places.some(({ kind, block }) => papers.has(kind) && block.start <= start && block.end > start);

/** That something was programmed or designed says nothing of what: `lập trình PLC` is no part of `lập trình robot`. */
const onlyDeed =
  /^(?:lập trình|thiết kế|vận hành|cài đặt|quản lý|xây dựng|phát triển|triển khai|bảo trì|hỗ trợ|phân tích|kiểm tra|theo dõi|đào tạo|design\w*|develop\w*|program\w*|manag\w*|analy\w*|test\w*|support\w*|install\w*|maint\w*)$/iu;

const otherKind = /^(?:other|another|further)\s/iu;

function atFind(find: PhraseFind, text: string, resume: Resume, whole: boolean): Judgement | null {
  const { place, start, end } = find;
  if (isEmployerName(place, start, end) && !asksTrade.test(text)) return null;
  if (!whole && tellsOther(place)) return null;
  // The field of a study is no part of a task, and one kind no other.
  if (paper.test(text) && !papers.has(place.kind) && !(whole && tellsPaper.test(place.block.text)))
    return null;
  if (!whole && (place.kind === 'education' || place.header || otherKind.test(text))) return null;
  if (!whole && onlyDeed.test(place.block.text.slice(start, end))) return null;
  const stance = stanceIn(place, start, end);
  const at = place.block.start;
  const evidence = [evidenceAt(at + start, at + end, place, resume.read.text)];
  // That a part is denied says nothing of the whole.
  if (stance.polarity === 'denied')
    return whole ? judged('not-found', 0, { code: 'denied' }, evidence) : null;
  if (stance.modality === 'lapsed' || stance.modality === 'past')
    return whole ? judged('partly', credits.learning, { code: stance.modality }, evidence) : null;
  if (stance.modality === 'learning' || stance.modality === 'planned')
    return judged('partly', credits.learning, { code: stance.modality }, evidence);
  if (stance.modality === 'wished') return judged('not-found', 0, { code: 'wished' }, evidence);
  if (!isProof(stance)) return null;
  return whole
    ? provenAt(place, stance.weak, evidence, resume)
    : judged('partly', credits.near, { code: 'words-part' }, evidence);
}

const rank = { met: 3, partly: 2, 'not-found': 1, 'cannot-tell': 0 } as const;
const stronger = (a: Judgement, b: Judgement | null): Judgement =>
  b && (rank[b.verdict] > rank[a.verdict] || (rank[b.verdict] === rank[a.verdict] && b.credit > a.credit))
    ? b
    : a;

/** By the catalogue's names inside the phrase; words that no entry covers leave it partly shown. */
function byCatalogue(text: string, mentions: Mentions, resume: Resume): Judgement | null {
  const found = matchSkills(text, tokenize(text)).filter(
    ({ value }) => value.kind !== 'soft' || text.length < 40,
  );
  if (found.length === 0) return null;
  const words = contentWords(text);
  const covered = words.filter((word) => found.some((one) => word.start >= one.start && word.end <= one.end));
  const share = covered.length / Math.max(1, words.length);
  const judgements = found.map(({ value }) => judgeSkill(value, mentions, resume));
  const [first] = judgements.toSorted((a, b) => b.credit - a.credit);
  if (!first) return null;
  const all = judgements.every(({ verdict }) => verdict === 'met');
  if (!all && judgements.length > 1 && judgements.some(({ verdict }) => verdict === 'not-found')) return null;
  if (share >= 0.99 && (all || judgements.length === 1)) return first;
  // `clinical notes in ABELDent`: that the notes are not found says nothing of the program, which has a name of its own.
  const nameless = words.some((word) => word.distinct && !covered.includes(word));
  if (nameless) return null;
  // `Luật BHXH` by a program for BHXH: a case of a part of the name says nothing of the whole.
  if (share < wholeNames && first.why.code === 'child') return null;
  if (first.verdict !== 'met')
    return share >= 0.5 && (first.verdict === 'not-found' || first.verdict === 'partly') ? first : null;
  if (paper.test(text) && !first.evidence.every((proof) => isPaper(proof, mentions))) return null;
  const credit = first.credit * share;
  if (share < partShare) return null;
  if (all && share >= wholeNames) return judged('met', Math.max(0.75, credit), first.why, first.evidence);
  // The field of a study is no part of a task, and a title says nothing of one.
  const told = withoutHeaders(first.evidence, mentions);
  // `payroll reconciliations`: what stands before an English name's last word only says of what.
  const [last] = words.slice(-1);
  if (last && share === partShare && /^[\p{ASCII}’]*$/u.test(text) && !covered.includes(last)) return null;
  if (told.length === 0 || isStudied(told, mentions)) return null;
  return judged('partly', Math.min(credits.near, credit), { code: 'words-part' }, told);
}

/** `modern programming languages`, `các công cụ mới`: a kind of thing that nobody names so in a résumé. */
const general =
  /^(?:(?:modern|latest|current|new|emerging|various|different|multiple|common|developmental|industry-wide|relevant|best)\s)+(?:\p{L}+\s){0,2}(?:languages?|toolsets?|tools?|technolog(?:y|ies)|trends?|practices|frameworks?|platforms?|stacks?|methods?)$|^(?:các\s)?(?:công cụ|phần mềm|công nghệ|xu hướng|phương pháp)\s(?:mới|hiện đại|phổ biến|liên quan)(?:\snhất)?$/iu;

/** A name or phrase: by the catalogue's names in it, by its very words, or by their share standing together. */
export function judgeName(
  ask: Extract<Ask, { type: 'term' }>,
  mentions: Mentions,
  resume: Resume,
): Judgement {
  const known = byCatalogue(ask.text, mentions, resume);
  const finds = findPhrase(ask.text, mentions).filter(({ share }) => share >= partShare);
  const said = finds.flatMap((find) => atFind(find, ask.text, resume, find.share >= wholeShare) ?? []);
  // `Chưa hàn nhôm`: who denies the whole of what is asked for is taken at the word, whatever a part of it shows.
  const denied = said.find(({ why }) => why.code === 'denied');
  if (denied && !said.some(({ verdict }) => verdict === 'met')) return denied;
  const none = isNamed(ask) && !general.test(ask.text) ? absent : judged('cannot-tell', 0, { code: 'vague' });
  const best = said.reduce<Judgement>((a, b) => stronger(a, b), stronger(none, known));
  return best;
}
