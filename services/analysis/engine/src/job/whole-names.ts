import { isPlace } from '../catalogue/places.js';
import type { FoundAsk } from './asks-years.js';

/** General nouns of work, which say little without what stands before them: `haemodynamic monitoring`. */
const general =
  /^(?:monitoring|titration|interpretation|cleaning|sampling|inspection|handling|processing|preparation|measurement|calibration|administration|supervision|coordination|installation|assembly|finishing|grading|sorting|mixing|dosing|scheduling|dispensing|collection|replacement|disposal|storage)$/iu;
/** Words before a noun that are no part of its name. */
const noModifier =
  /^(?:an?|the|of|and|or|in|on|at|for|to|with|by|from|as|is|are|any|all|some|our|your|their|its|this|that|these|including|such|like|e\.g|eg|good|strong|excellent|solid|basic|advanced|proven|sound|great|regular|daily|weekly|monthly|routine|experience|experienced|knowledge|understanding|skills?|ability|familiar|familiarity|do|does|perform|performs|carry|out|ensure|support|lead|assist|manage|oversee|you|we|will|can|must|should|be)$/iu;
const word = /(?<![\p{L}\d-])(?<word>[\p{L}][\p{L}\d’'-]*)\s$/u;
const modifiersMax = 3;

/** Where the words before a general noun begin that say of what it is. */
function startOf(text: string, start: number, all: readonly FoundAsk[]): number {
  let from = start;
  for (let i = 0; i < modifiersMax; i += 1) {
    const { word: said = '' } = word.exec(text.slice(0, from))?.groups ?? {};
    if (said === '' || noModifier.test(said)) break;
    const next = from - said.length - 1;
    // A name that is asked for by itself stays so.
    if (all.some((one) => one.start < from && one.end > next)) break;
    from = next;
  }
  return from;
}

/** `monitoring of cleaning in place`: of what, behind the noun. */
const behind =
  /^\sof\s(?:the\s)?(?:(?!(?:and|or|with|for|to|by|as|which|that)\s)[\p{L}\d-]+(?:\s|(?=[,.;:()]|$))){1,5}/u;

/** `hàn nhôm`, `hàn ống áp lực`: a deed of a trade with the stuff that it is done to, which is an art of its own. */
const onStuff =
  /^hàn\s(?:nhôm|inox|đồng|gang|titan|nhựa|thép không gỉ|ống(?: áp lực| dẫn)?|thiếc|vảy|siêu âm)(?!\p{L})/iu;

/** A general noun with the words that say of what it is, as one demand; what stands within it is none of its own. */
export function withModifiers(asks: readonly FoundAsk[], text: string): FoundAsk[] {
  const whole = asks.map((one): FoundAsk => {
    const said = text.slice(one.start, one.end);
    // The catalogue's name may begin with the word that leads up to it: `biết hàn`.
    const from = one.start + Math.max(0, said.search(/(?<!\p{L})hàn(?!\p{L})/iu));
    const deed = onStuff.exec(text.slice(from))?.[0];
    if (one.ask.type === 'skill' && deed !== undefined) {
      const end = from + deed.length;
      return {
        ...one,
        ask: { type: 'term', text: text.slice(from, end), kind: 'hard-skill' },
        start: from,
        end,
      };
    }
    if (one.ask.type !== 'skill' || !general.test(said)) return one;
    const start = startOf(text, one.start, asks);
    const more = behind.exec(text.slice(one.end))?.[0].trimEnd().length ?? 0;
    const end = one.end + more;
    return start === one.start && more === 0
      ? one
      : { ...one, ask: { type: 'term', text: text.slice(start, end), kind: 'hard-skill' }, start, end };
  });
  const isBare = (one: FoundAsk): boolean =>
    one.ask.type === 'skill' && general.test(text.slice(one.start, one.end));
  // `ABG interpretation`, where ABG is asked for by itself: the noun is told with it and adds nothing of its own.
  const restOf = (one: FoundAsk): FoundAsk | undefined =>
    whole.find((other) => isBare(other) && one.end + 1 === other.start && text[one.end] === ' ');
  const isInside = (one: FoundAsk): boolean =>
    one.ask.type === 'skill' &&
    whole.some(
      (other) =>
        other.ask.type === 'term' &&
        other.start <= one.start &&
        other.end >= one.end &&
        other.end - other.start > one.end - one.start,
    );
  return whole
    .filter((one) => !isInside(one) && !whole.some((other) => restOf(other) === one))
    .map((one) => ({ ...one, end: restOf(one)?.end ?? one.end }));
}

/** `Việt | Nam`, `Hà | Nội`: a line that was cut within the name of a place. */
export function endsInPlace(before: string, behindIt: string): boolean {
  const last = /(?<!\p{L})(?:\p{Lu}\p{L}*\s)?\p{Lu}\p{L}*$/u.exec(before.trimEnd())?.[0] ?? '';
  const first = /^\p{Lu}\p{L}*/u.exec(behindIt)?.[0] ?? '';
  if (last === '' || first === '') return false;
  const words = last.split(/\s+/);
  return words.some((_, i) => {
    const head = words.slice(i).join(' ');
    return `${head} ${first}` === 'Việt Nam' || (isPlace(`${head} ${first}`) && !isPlace(head));
  });
}
