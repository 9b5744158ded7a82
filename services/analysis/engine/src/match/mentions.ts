import { namesRole } from '../catalogue/roles.js';
import { matchRoles, matchSkills } from '../catalogue/skills.js';
import type { Block } from '../layout/read-text.js';
import type { Evidence } from '../report.js';
import type { Month } from '../text/dates.js';
import type { Resume } from '../resume/parse-resume.js';
import { type Sentence, sentencesOf } from '../text/sentences.js';
import { tokenize } from '../text/tokens.js';

/** A part of the résumé that may serve as evidence. */
export interface Place {
  readonly block: Block;
  /** Heading it stands under, as written; empty for the top of the résumé. */
  readonly section: string;
  readonly kind: string;
  /** In a position with readable dates. */
  readonly dated: boolean;
  /** Last month of that position; null when open or unknown. */
  readonly until: Month | null;
  /** Title and employer line of a position. */
  readonly header: boolean;
}

export interface Mention {
  readonly skillId: string;
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

const quoteMax = 220;

const wish =
  /\b(?:to become|become an?|aspir\w+|my goal|would like to|hope to)\b|mong muốn|trở thành|phấn đấu|mong được|mục tiêu là/iu;

const cut = new WeakMap<Block, Sentence[]>();

/** The sentences of a block, cut once however many skills it names. */
function sentencesIn(block: Block): Sentence[] {
  const known = cut.get(block);
  if (known) return known;
  const sentences = sentencesOf(block.text, block.start);
  cut.set(block, sentences);
  return sentences;
}

/** What a person wishes for in an objective is not what they can do. */
const isWish = (block: Block, at: number): boolean =>
  wish.test(sentencesIn(block).find((sentence) => sentence.start <= at && sentence.end > at)?.text ?? '');

/** The blocks that count as evidence: names, addresses and referees are none. */
export function placesOf(resume: Resume): Place[] {
  const held = new Map<Block, { dated: boolean; until: Month | null; header: boolean }>();
  for (const { range, header, body } of resume.positions) {
    const dated = range !== null;
    const until = range?.open ? resume.now : (range?.to ?? null);
    for (const block of header) held.set(block, { dated, until, header: true });
    for (const block of body) held.set(block, { dated, until, header: false });
  }
  const { name, email, phone, place } = resume.contact;
  const personal = (block: Block): boolean =>
    [name, email, phone, place].some(
      (fact) => fact !== null && fact.start < block.end && fact.end > block.start,
    );
  return resume.sections.flatMap((section) =>
    section.blocks
      .filter((block) => !(section.kind === 'contact' && personal(block)) && section.kind !== 'references')
      .map((block) => {
        const at = held.get(block) ?? { dated: false, until: null, header: false };
        return { block, section: section.title, kind: held.has(block) ? 'experience' : section.kind, ...at };
      }),
  );
}

export class Mentions {
  readonly places: readonly Place[];
  readonly #bySkill = new Map<string, Mention[]>();

  constructor(places: readonly Place[]) {
    this.places = places;
    for (const place of places) {
      const { text } = place.block;
      const tokens = tokenize(text);
      const held = place.header || place.kind === 'contact' ? matchRoles(text, tokens) : [];
      for (const match of [...matchSkills(text, tokens), ...held]) {
        // An employer's name is no skill: "Creative Solutions Inc." shows no creativity.
        if (place.header && match.value.kind === 'soft') continue;
        // "Worked with UX designers" is about others.
        if (!place.header && place.kind !== 'contact' && namesRole(text, match.end)) continue;
        const at = place.block.start;
        if (place.kind === 'summary' && isWish(place.block, at + match.start)) continue;
        const mention = { skillId: match.value.id, start: at + match.start, end: at + match.end, place };
        const known = this.#bySkill.get(match.value.id);
        if (known) known.push(mention);
        else this.#bySkill.set(match.value.id, [mention]);
      }
    }
  }

  of(skillId: string): readonly Mention[] {
    return this.#bySkill.get(skillId) ?? [];
  }

  get skillIds(): string[] {
    return [...this.#bySkill.keys()];
  }
}

/** The sentence or list piece around a place in a block, literally, bounded in length. */
export function evidenceAt(start: number, end: number, place: Place, text: string): Evidence {
  const { block } = place;
  // Beside a headline in the top of a résumé stand handles and addresses that are not part of it.
  const cell =
    place.kind === 'contact' ? block.cells.find((c) => c.start <= start && c.end >= end) : undefined;
  if (cell && cell.end - cell.start <= quoteMax)
    return { start: cell.start, end: cell.end, quote: cell.text, section: place.section, dated: false };
  const whole = block.end - block.start <= 160;
  const sentence = whole ? null : sentencesIn(block).find((s) => s.start <= start && s.end >= end);
  let from = whole ? block.start : (sentence?.start ?? block.start);
  let to = whole ? block.end : (sentence?.end ?? block.end);
  if (to - from > quoteMax) {
    from = wordStart(text, Math.max(from, start - 80), from);
    to = wordEnd(text, Math.min(to, Math.max(end, from + quoteMax)), to);
  }
  while (to > end && /[\s,;:|·]/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to, quote: text.slice(from, to), section: place.section, dated: place.dated };
}

function wordStart(text: string, at: number, floor: number): number {
  let from = at;
  while (from > floor && !/\s/.test(text[from - 1] ?? ' ')) from -= 1;
  return from;
}

function wordEnd(text: string, at: number, ceiling: number): number {
  let to = at;
  while (to < ceiling && !/\s/.test(text[to] ?? ' ')) to += 1;
  return to;
}
