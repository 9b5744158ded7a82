import { headsDenials } from '../catalogue/section-headings.js';
import { namesRole } from '../catalogue/roles.js';
import { matchDeeds, matchRoles, matchSkills } from '../catalogue/skills.js';
import type { Block } from '../layout/read-text.js';
import type { Evidence } from '../report.js';
import { endOfRange, type Month } from '../text/dates.js';
import type { Phrase } from '../layout/phrases.js';
import type { Position } from '../resume/experience.js';
import type { Resume } from '../resume/parse-resume.js';
import { type Sentence, sentencesOf } from '../text/sentences.js';
import { tokenize } from '../text/tokens.js';
import { statesGoals } from '../clause/intent.js';
import { isAside } from './aside.js';
import { isProof, type Stance, stanceOf } from '../clause/stance.js';

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
  /** The employer's name on that line. */
  readonly employer: Phrase | null;
  /** The month in which the résumé is read. */
  readonly now: Month | null;
}

export interface Mention {
  readonly skillId: string;
  readonly start: number;
  readonly end: number;
  readonly place: Place;
  readonly stance: Stance;
  /** Within the name of an employer, a client or a product: it tells their trade and nothing of what was done there. */
  readonly byName: boolean;
}

const quoteMax = 220;
/** More mentions of one skill than these prove nothing more. */
const mentionsMax = 32;

const cut = new WeakMap<Block, Sentence[]>();

/** The sentences of a block, cut once however many skills it names. */
function sentencesIn(block: Block): Sentence[] {
  const known = cut.get(block);
  if (known) return known;
  const sentences = sentencesOf(block.text, block.start);
  cut.set(block, sentences);
  return sentences;
}

/** The blocks that count as evidence: names, addresses and referees are none. */
export function placesOf(resume: Resume): Place[] {
  const held = new Map<Block, Pick<Place, 'dated' | 'until' | 'header' | 'employer'>>();
  for (const { range, header, body, company } of resume.positions) {
    const dated = range !== null;
    const until = endOfRange(range, resume.now);
    for (const block of header) held.set(block, { dated, until, header: true, employer: company });
    for (const block of body) held.set(block, { dated, until, header: false, employer: null });
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
        const at = held.get(block) ?? { dated: false, until: null, header: false, employer: null };
        const kind = held.has(block) ? 'experience' : section.kind;
        return { block, section: section.title, kind, now: resume.now, ...at };
      }),
  );
}

/** Languages and what somebody likes to do: a few words of a task that stand there show none of it. */
export const tellsOther = ({ kind }: Place): boolean => kind === 'languages' || kind === 'interests';

/** How the block of a place speaks of what stands between two of its offsets. */
export function stanceIn({ block, kind, section, now }: Place, start: number, end: number): Stance {
  const goals =
    (kind === 'wishes' && !owned.test(block.text.slice(0, end))) ||
    (kind === 'summary' && statesGoals(section));
  const stance = stanceOf(block.text, start, end, goals, now);
  if (kind !== 'limits' || stance.polarity === 'denied') return stance;
  const isNone = none.test(block.text.slice(end)) || (listsNames(block) && headsDenials(section));
  return isNone ? { ...stance, polarity: 'denied' } : { ...stance, weak: true };
}

/** `Nhà có xe hơi, bằng lái B2` among wishes is what somebody has. */
const owned = /(?<!\p{L})(?:có|i have|i own|i hold|bằng lái|licen[cs]e)(?!\p{L})[^.]*$/iu;

/** `Pastry and chocolate: none.` */
const none = /^[^.:;]*:\s*(?:không|chưa|no|none|never|not yet)(?!\p{L})/iu;

const namesWordsMax = 4;
/** `Java, C#` below `What I can't do`: names alone, and nothing that is said of them. */
const listsNames = ({ text }: Block): boolean =>
  text.split(/[,;|·•]/u).every((piece) => piece.trim().split(/\s+/u).length <= namesWordsMax) &&
  !/:\s|\.\s/u.test(text);

/** True for words of an employer's name, offsets within the place's block. */
export function isEmployerName({ block, employer }: Place, start: number, end: number): boolean {
  const at = block.start;
  return employer !== null && at + start >= employer.start && at + end <= employer.end;
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
      const isWork = !place.header && (place.kind === 'experience' || place.kind === 'projects');
      const done = isWork ? matchDeeds(text, tokens) : [];
      for (const match of [...matchSkills(text, tokens), ...held, ...done]) {
        const byName = isEmployerName(place, match.start, match.end);
        if (place.header && match.value.kind !== 'hard' && (byName || match.value.kind === 'soft')) continue;
        // `B.Tech (Electronics & Communication Engineering)`: the name of a study is no trait.
        if (place.kind === 'education' && match.value.kind === 'soft') continue;
        // `Coaching, two days`: who took a course in it has not taught anybody yet.
        if (place.kind === 'certifications' && match.value.id === 'mentoring') continue;
        // "Worked with UX designers" is about others; `AWS Cloud Practitioner` among papers is one.
        const named =
          place.kind === 'contact' || place.kind === 'education' || place.kind === 'certifications';
        const ofOthers = match.value.kind !== 'soft' && !place.header && !named;
        if (ofOthers && namesRole(text, match.end)) continue;
        const at = place.block.start;
        const known = this.#bySkill.get(match.value.id);
        if (known && known.length >= mentionsMax) continue;
        const mention = {
          skillId: match.value.id,
          start: at + match.start,
          end: at + match.end,
          place,
          stance: stanceIn(place, match.start, match.end),
          byName: byName || isAside(match.value, text, match.start, match.end),
        };
        if (known) known.push(mention);
        else this.#bySkill.set(match.value.id, [mention]);
      }
    }
  }

  /** Mentions that can prove a skill: claimed, done, and the person's own. */
  of(skillId: string): readonly Mention[] {
    return this.all(skillId).filter(({ stance, byName }) => isProof(stance) && !byName);
  }

  /** Mentions within the names of employers, clients and products. */
  inNames(skillId: string): readonly Mention[] {
    return this.all(skillId).filter(({ byName }) => byName);
  }

  /** Every mention of a skill, also where it is denied, wished for or another's. */
  all(skillId: string): readonly Mention[] {
    return this.#bySkill.get(skillId) ?? [];
  }

  get skillIds(): string[] {
    return [...this.#bySkill.keys()].filter((id) => this.of(id).length > 0);
  }
}

export const placeAround = (phrase: Phrase, mentions: Mentions): Place | undefined =>
  mentions.places.find((place) => place.block.start <= phrase.start && place.block.end >= phrase.end);

/** The line that names a position's title, or its employer. */
export function headerEvidence(position: Position, mentions: Mentions, text: string): Evidence[] {
  const phrase = position.title ?? position.company;
  const place = phrase ? placeAround(phrase, mentions) : undefined;
  return phrase && place ? [evidenceAt(phrase.start, phrase.end, place, text)] : [];
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

/** Of proofs those that are no line of a title and an employer: these name nothing of what was done. */
export const withoutHeaders = <Proof extends Pick<Evidence, 'start'>>(
  evidence: readonly Proof[],
  { places }: Mentions,
): Proof[] =>
  evidence.filter(
    ({ start }) => !places.some(({ header, block }) => header && block.start <= start && block.end > start),
  );

/** True where all that shows a thing is told of studies: there is nothing that was done with it. */
export const isStudied = (evidence: readonly Pick<Evidence, 'start'>[], { places }: Mentions): boolean =>
  evidence.every(({ start }) =>
    places.some(({ kind, block }) => kind === 'education' && block.start <= start && block.end > start),
  );
