import type { Skill } from '../catalogue/entry.js';
import { matchSkills } from '../catalogue/skills.js';
import { evidenceAt, type Mention } from '../match/mentions.js';
import { findName } from '../text/find-name.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';
import { isSkillTerm } from './asked.js';
import type { Compared } from './compared.js';
import { quoteOf } from './line.js';
import type { Keyword } from './premium-report.js';
import type { Judged } from '../score/score.js';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the post names skills of the catalogue, line by line. */
function skillsInPost({ job }: Compared): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { start: at, text } of job.read.blocks)
    for (const { value, start, end } of matchSkills(text, tokenize(text)))
      places.set(value.id, [...(places.get(value.id) ?? []), { start: at + start, end: at + end }]);
  return places;
}

function quoteAt({ start, end, place }: Mention, text: string): Keyword['quotes'][number] {
  const evidence = evidenceAt(start, end, place, text);
  return { start: evidence.start, end: evidence.end, quote: evidence.quote };
}

const keyOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

const unhyphened = (text: string): string => text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');

/** How often a word stands in a text: the very word, in any case, with a hyphen or without. */
const timesIn = (text: string, word: string): number =>
  Math.max(1, findName(unhyphened(text), unhyphened(word)).length);

/** The post's word stands in the résumé's. */
const holds = (own: string, said: string): boolean => keyOf(own).includes(keyOf(said));

function ofSkill(one: Judged, skill: Skill, compared: Compared, inPost: readonly Place[]): Keyword {
  const { mentions, read, job } = compared;
  const { item, judgement } = one;
  const said = inPost.map(({ start, end }) => job.read.text.slice(start, end));
  const own = mentions.of(skill.id);
  // The word stands there, whatever is said of it.
  const standing = mentions.all(skill.id);
  const found = said.flatMap((word) =>
    standing
      .filter(({ start, end }) => holds(read.text.slice(start, end), word))
      .map((mention) => ({ word, mention })),
  )[0];
  const literal = found ? null : literalIn(said, read.text);
  if (literal)
    return {
      requirementId: item.id,
      form: 'exact',
      job: literal.word,
      resume: read.text.slice(literal.start, literal.end),
      inJob: timesIn(job.read.text, literal.word),
      inResume: timesIn(read.text, literal.word),
      quotes: [quoteOf(read, literal.start, literal.end)],
    };
  const shown = found?.mention ?? own[0];
  const written = shown ? null : inEvidence(said[0] ?? skill.en, judgement, read.text);
  if (written)
    return {
      requirementId: item.id,
      form: 'exact',
      job: said[0] ?? skill.en,
      resume: read.text.slice(written.start, written.end),
      inJob: timesIn(job.read.text, said[0] ?? skill.en),
      inResume: 1,
      quotes: judgement.evidence.slice(0, 1).map(({ start, end }) => quoteOf(read, start, end)),
    };
  return {
    requirementId: item.id,
    form: found ? 'exact' : shown ? 'alias' : 'none',
    job: found?.word ?? said[0] ?? skill.en,
    resume: shown ? read.text.slice(shown.start, shown.end) : null,
    inJob: timesIn(job.read.text, found?.word ?? said[0] ?? skill.en),
    inResume: shown ? timesIn(read.text, read.text.slice(shown.start, shown.end)) : 0,
    quotes: shown
      ? [quoteAt(shown, read.text)]
      : judgement.evidence.slice(0, 1).map(({ start, end }) => quoteOf(read, start, end)),
  };
}

const literalLettersMin = 4;

/** The first of the post's words that stands in a text as it is; short ones mean too many things. */
function literalIn(words: readonly string[], text: string): (Place & { readonly word: string }) | null {
  for (const word of words) {
    const [at] = word.length < literalLettersMin ? [] : findName(text, word);
    if (at) return { ...at, word };
  }
  return null;
}

/** The post's word in what the ledger quotes, as a part of a longer name: `MISA` in `MISA SME`. */
function inEvidence(word: string, { verdict, evidence }: Judged['judgement'], text: string): Place | null {
  if (verdict !== 'met') return null;
  for (const { start, end } of evidence) {
    const [at] = findName(text.slice(start, end), word);
    if (at) return { start: start + at.start, end: start + at.end };
  }
  return null;
}

function ofTerm({ item, judgement }: Judged, term: string, { read, job }: Compared): Keyword {
  const found = findName(read.text, term);
  const [first] = found;
  const proof = judgement.evidence.slice(0, 1).map(({ start, end }) => quoteOf(read, start, end));
  return {
    requirementId: item.id,
    form: first ? 'exact' : 'none',
    job: term,
    resume: first ? read.text.slice(first.start, first.end) : null,
    inJob: timesIn(job.read.text, term),
    inResume: found.length,
    quotes: proof,
  };
}

/** The post's key words: how often they stand in both, and in which form the résumé has them. */
export function keywordsOf(compared: Compared): { matching: Keyword[]; missing: Keyword[] } {
  const inPost = skillsInPost(compared);
  const all = compared.score.terms.filter(isSkillTerm).flatMap((term) =>
    term.members.flatMap((one): Keyword[] => {
      const { ask } = one.item;
      if (ask.type === 'skill') return [ofSkill(one, ask.skill, compared, inPost.get(ask.skill.id) ?? [])];
      return ask.type === 'term' ? [ofTerm(one, ask.text, compared)] : [];
    }),
  );
  return {
    matching: all.filter(({ form }) => form !== 'none'),
    missing: all.filter(({ form }) => form === 'none'),
  };
}
