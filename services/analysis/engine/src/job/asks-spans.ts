import { findCertificates } from '../catalogue/certificates.js';
import { matchSkills } from '../catalogue/skills.js';
import type { TermMatch } from '../catalogue/term-index.js';
import type { Skill } from '../catalogue/entry.js';
import { hasVietnameseLetters } from '../text/language.js';
import { tokenize } from '../text/tokens.js';
import { asksPaper } from './asks-study.js';
import { conditionKind } from './asks-conditions.js';
import type { FoundAsk } from './asks-years.js';
import type { AskedSpan } from './model/spans.js';
import { namesIn } from './names.js';

/** Words that carry a name and belong to none. */
export const filler: ReadonlySet<string> = new Set(
  `a an the of and or in with for to on as at by from into using use used such like including etc other similar related relevant
  good strong excellent solid deep great proven basic advanced sound thorough extensive working practical prior hands-on
  skill skills ability abilities experience experienced knowledge understanding expertise proficiency proficient familiarity familiar
  tool tools technology technologies software system systems framework frameworks language languages environment environments
  kỹ kĩ năng khả kiến thức kinh nghiệm thêm có biết về các những và hoặc tốt khá giỏi thành thạo sử dụng phần mềm công cụ trong lĩnh vực
  ngành kn cơ bản nâng cao được bằng việc cách như am hiểu thông thạo nắm vững vững theo dõi thực hiện triển khai làm lập xử lý
  đảm nhiệm phụ trách vị trí ở tại công tác liên quan tương đương mảng nghiệp vụ chuyên môn
  performing building developing creating writing maintaining doing role position field area work relevant`.split(
    /\s+/,
  ),
);
const joining = /^(?:of|and|or|in|with|for|to|the|a|an|by|on|at|as|và|hoặc|của|các|những|về|trong|có)$/iu;
/** What leads up to a name without being part of it: `experience in`, `khả năng`, `ở vị trí`. */
const leading =
  /^(?:experience[ds]?|knowledge|understanding|ability|able|familiar(?:ity)?|proficien(?:t|cy)|expertise|good|strong|excellent|solid|deep|great|proven|such|like|using|for|biết|hiểu|ở|tại|là|với|cho|từng|đã|tốt|preferabl[ey]|ideally|preferred|kn)$/iu;
const trailing =
  /^(?:of|and|or|in|with|for|to|the|a|an|by|on|at|as|like|including|such|và|hoặc|của|các|những|về|trong|có|như)$/iu;
const leadingPairs: ReadonlySet<string> = new Set([
  'kỹ năng',
  'kĩ năng',
  'khả năng',
  'kiến thức',
  'kinh nghiệm',
  'sử dụng',
  'am hiểu',
  'vị trí',
  'ưu tiên',
  'tham gia',
  'hiểu rõ',
  'nắm rõ',
  'biết rõ',
]);
const leadingHalves: ReadonlySet<string> = new Set([...leadingPairs].map((pair) => pair.split(' ')[1] ?? ''));
const cutsPair = (text: string, start: number, half: string): boolean =>
  [...leadingPairs].some(
    (pair) =>
      pair.endsWith(` ${half}`) &&
      text
        .slice(0, start)
        .toLowerCase()
        .trimEnd()
        .endsWith(pair.split(' ')[0] ?? ''),
  );
const letters = /\p{L}{2}|[+#]/u;

/** A span without joining words at its ends; null when nothing is left that could be a name. */
function trimmed(text: string, { start, end }: AskedSpan): { start: number; end: number } | null {
  const inside = tokenize(text.slice(start, end)).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
  let [from, to] = [0, inside.length];
  const keyAt = (i: number): string => inside[i]?.key ?? '';
  while (from < to - 1) {
    const pair = leadingPairs.has(`${keyAt(from)} ${keyAt(from + 1)}`);
    // Where the model cut a pair in two, its second half leads as well.
    const half = from === 0 && leadingHalves.has(keyAt(0)) && cutsPair(text, start, keyAt(0));
    const hyphened = text[inside[from]?.end ?? 0] === '-';
    const single = !hyphened && (joining.test(keyAt(from)) || leading.test(keyAt(from)));
    if (pair && from >= to - 2) break;
    if (!pair && !half && !single) break;
    from += pair ? 2 : 1;
  }
  // `trang in`: a Vietnamese word that looks like an English one.
  const ends = (key: string): boolean => trailing.test(key) && !(key === 'in' && hasVietnameseLetters(text));
  while (to > from && ends(inside[to - 1]?.key ?? '')) to -= 1;
  // `nhà máy bia`: `máy` is the second half of the place.
  if (from < to - 1 && keyAt(from) === 'máy' && /(?<!\p{L})nhà\s$/iu.test(text.slice(0, inside[from]?.start)))
    from += 1;
  const [first, last] = [inside[from], inside[to - 1]];
  const single = to - from === 1 && /^[RC]$/.test(text.slice(first?.start, first?.end));
  if (!first || !last || !(single || letters.test(text.slice(first.start, last.end)))) return null;
  return { start: first.start, end: last.end };
}

/** `if you've done motion design`, `findings into flows`: the name stands behind the words of the clause. */
const clauseLead =
  /^(?:(?:if|that|when)\s)?you(?:['’](?:ve|re)|\shave|\sare)?\s(?:(?:done|worked|had|used|seen|built)\s)?(?!know|take|come|can|will|love|like|want|are|have)(?:(?:in|with|on|from)\s)?(?=\p{L}{3,})|^\p{Ll}{4,}s\sinto\s(?=\p{L}{3,})/iu;

/** A span that begins in a bracket and ends behind it: `ERSS) design` is `ERSS`. */
function withoutClause(text: string, place: { start: number; end: number }): { start: number; end: number } {
  const said = text.slice(place.start, place.end);
  const close = said.indexOf(')');
  const end = close > 0 && !said.slice(0, close).includes('(') ? place.start + close : place.end;
  const lead = clauseLead.exec(text.slice(place.start, end))?.[0].length ?? 0;
  return withoutPurpose(text, place.start + lead, end);
}

/** `Kotlin để viết native module`: what a known skill is asked for stands behind it. */
const purpose = /\s(?:(?:đủ|enough|well enough)\s)?(?:để|nhằm|to)\s(?=\p{Ll})/iu;
function withoutPurpose(text: string, start: number, end: number): { start: number; end: number } {
  const at = purpose.exec(text.slice(start, end))?.index;
  const head = at === undefined ? '' : text.slice(start, start + at);
  const [skill] = head === '' ? [] : matchSkills(head, tokenize(head));
  return skill?.start === 0 && skill.end === head.length
    ? { start, end: start + head.length }
    : { start, end };
}

/** A clean record, habits, health, sex: said of the person, and nothing that is learnt. */
const circumstance = /^(?:(?:có|good|tốt|đủ)\s)?(?:sức kho[ẻe]|sức khoẻ)(?!\p{L})|^(?:nam|nữ|male|female)$/iu;
const isCircumstance = (text: string): boolean =>
  circumstance.test(text) ||
  (conditionKind(text) === 'record' &&
    !/(?:chứng chỉ|certificate|soạn|lập|viết|check(?:ing)? )/iu.test(text));

/** `chứng chỉ`, `certificate`: a kind of thing and not which. */
const unnamed =
  /^(?:(?:các |some |relevant |other )?(?:chứng chỉ|bằng cấp|chứng nhận|giấy phép|certificates?|certifications?|licen[cs]es?|qualifications?|diplomas?|skills?|kỹ năng|kinh nghiệm|kn|experience|knowledge|kiến thức|post-\p{L}+|popular|modern|latest|common|current|major|leading|various|multiple|well-known|phổ biến|hiện đại|thông dụng|mới nhất|khác nhau)(?: liên quan| khác| phù hợp)?)$/iu;

/** `you look after the site`: a clause of the story and no name. */
const tells = /^(?:you|we|they|it|bạn|chúng tôi|bởi|vì|nên|nhưng)\s/iu;

const kindOf = (kind: AskedSpan['kind'], inside: readonly TermMatch<Skill>[]) =>
  kind === 'S' ? 'soft-skill' : inside.some(({ value }) => value.kind === 'tool') ? 'tool' : 'hard-skill';

/** Names of products side by side, `Java Spring Boot`, `React Redux GraphQL`, of which the catalogue knows two as one. */
const crosses = (match: TermMatch<Skill>, start: number, end: number): boolean =>
  match.value.en === match.value.vi &&
  ((match.start < start && match.end > start && match.end <= end) ||
    (match.start >= start && match.start < end && match.end > end));

/** `nhà ở Hải An – Ngô Quyền`: a dash joins the names of two places. */
const otherPlace = /^\s[-–]\s\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*){0,3}(?=[.,;)]|$)/u;

/**
 * What a span asks for: the catalogue's entries when their names are all that it says, else the phrase as it stands,
 * so that no label says more than the post.
 */
export function spanAsks(text: string, span: AskedSpan): FoundAsk[] {
  const names = namesIn(text);
  const place = trimmed(text, span);
  if (!place) return [];
  const { start, end } = withoutClause(text, place);
  if (unnamed.test(text.slice(start, end)) || tells.test(text.slice(start, end))) return [];
  if (span.kind === 'X') {
    const to = end + (otherPlace.exec(text.slice(end))?.[0].length ?? 0);
    const said = text.slice(start, to);
    const condition = conditionKind(said);
    return [{ ask: { type: 'condition', text: said, condition }, start, end: to }];
  }
  const named = text.slice(start, end);
  if (span.kind !== 'C' && isCircumstance(named))
    return [{ ask: { type: 'condition', text: named, condition: conditionKind(named) }, start, end }];
  const [certificate] = findCertificates(text.slice(start, end));
  if (certificate && span.kind === 'C' && asksPaper(text, start, end))
    return [
      {
        ask: { type: 'certificate', id: certificate.certificate.id, name: text.slice(start, end) },
        start,
        end,
      },
    ];
  // `experience with building …`: the words of a demand and no name.
  const said = names.tokens.filter((token) => token.start >= start && token.end <= end);
  // `Java Spring Boot`: a name that runs out of its span belongs to two; what the span itself names counts.
  const crossing = names.skills.some(
    (match) => !text.slice(match.start, match.end).includes('/') && crosses(match, start, end),
  );
  const touching = crossing
    ? matchSkills(text.slice(start, end), tokenize(text.slice(start, end))).map((match) => ({
        ...match,
        start: match.start + start,
        end: match.end + start,
      }))
    : names.skills.filter((match) => match.start < end && match.end > start);
  const left = names.tokens.filter(
    (token) =>
      token.start >= start &&
      token.end <= end &&
      !filler.has(token.key) &&
      !touching.some((match) => match.start <= token.start && match.end >= token.end),
  );
  if (touching.length === 0 && said.length > 0 && said.every(({ key }) => filler.has(key))) return [];
  if (touching.length > 0 && left.length === 0)
    return touching.map((match) => ({
      ask: { type: 'skill', skill: match.value },
      start: match.start,
      end: match.end,
    }));
  return [
    { ask: { type: 'term', text: text.slice(start, end), kind: kindOf(span.kind, touching) }, start, end },
  ];
}
