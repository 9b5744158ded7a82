import { namesRole } from '../catalogue/roles.js';
import { matchSkills } from '../catalogue/skills.js';
import { tokenize } from '../text/tokens.js';
import type { FoundAsk } from './asks-years.js';
import { findTerms } from '../clause/terms.js';

/** Asks of one sentence; those that share a group are alternatives. */
export interface GroupedAsk extends FoundAsk {
  readonly group: number | null;
}

const joins =
  /^[\s,;/&()]*(?:(?:and\/or|and|or|và|hoặc|hay|và\/hoặc)\s*)?(?:(?:the|a|an|other|các|ngôn ngữ|công cụ|phần mềm)\s+)?[\s()]*$/iu;
const alternative = /(?:\bor\b|and\/or|hoặc|(?<![\p{L}])hay(?![\p{L}])|\/)/iu;
const exemplary =
  /(?:such as|like|e\.?g\.?,?|for example|for instance|one of(?: the following)?|at least one|any of|similar to|ví dụ(?: như)?|chẳng hạn(?: như)?|như(?: là)?|một trong(?: các| những)?|ít nhất một)\s*[:,]?\s*\(?\s*$/iu;

/** Runs of asks that only commas and joining words part. */
function runsOf(asks: readonly FoundAsk[], sentence: string): FoundAsk[][] {
  const runs: FoundAsk[][] = [];
  for (const ask of asks) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    if (run && last && joins.test(sentence.slice(last.end, ask.start))) run.push(ask);
    else runs.push([ask]);
  }
  return runs;
}

/** "A, B or C, D": alternatives reach up to the last one that an "or" joins; D stands for itself. */
function alternativesIn(run: readonly FoundAsk[], sentence: string): readonly FoundAsk[] {
  for (let i = run.length - 1; i > 0; i -= 1)
    if (alternative.test(sentence.slice(run[i - 1]?.end ?? 0, run[i]?.start))) return run.slice(0, i + 1);
  return [];
}

/** `frameworks (such as React, Vue or Angular)`: the kind named before its examples belongs to them. */
function headOf(runs: readonly FoundAsk[][], i: number, sentence: string): FoundAsk[] {
  const before = runs[i - 1];
  const head = before?.[before.length - 1];
  const first = runs[i]?.[0];
  if (!before || before.length !== 1 || !head || !first) return [];
  const gap = sentence.slice(head.end, first.start);
  return gap.length < 34 && exemplary.test(gap) ? [head] : [];
}

function taken(asks: readonly FoundAsk[], start: number, end: number): boolean {
  return asks.some((ask) => start < ask.end && end > ask.start);
}

/** Skills and unknown terms of a sentence, with the alternatives among them grouped. */
export function skillAsks(sentence: string, open: boolean): GroupedAsk[] {
  const known: FoundAsk[] = matchSkills(sentence, tokenize(sentence))
    .filter((match) => !namesRole(sentence, match.end))
    .map((match) => ({
      ask: { type: 'skill', skill: match.value },
      start: match.start,
      end: match.end,
    }));
  const terms: FoundAsk[] = open
    ? findTerms(sentence)
        .filter((term) => !taken(known, term.start, term.end))
        .map((term) => ({ ask: { type: 'term', text: term.text }, start: term.start, end: term.end }))
    : [];
  const asks = [...known, ...terms].toSorted((a, b) => a.start - b.start);
  const runs = runsOf(asks, sentence);
  const groups = new Map<FoundAsk, number>();
  for (const [i, run] of runs.entries()) {
    const first = run[0];
    if (!first) continue;
    const lead = sentence.slice(Math.max(0, first.start - 40), first.start);
    const isExample = exemplary.test(lead);
    const soft = run.some((ask) => ask.ask.type === 'skill' && ask.ask.skill.kind === 'soft');
    const choice = soft ? [] : alternativesIn(run, sentence);
    const members = isExample ? [...headOf(runs, i, sentence), ...run] : choice;
    if (members.length > 1) for (const member of members) groups.set(member, i);
  }
  return asks.map((ask) => ({ ...ask, group: groups.get(ask) ?? null }));
}
