import { broaderThan, siblingsOf } from '../catalogue/relations.js';
import type { FoundAsk } from './asks-years.js';

/** Asks of one sentence; those that share a group are alternatives. */
export interface GroupedAsk extends FoundAsk {
  readonly group: number | null;
}

const joins =
  /^[\s,;/&()]*(?:(?:and\/or|and|or|(?:or )?else|otherwise|failing that|và|hoặc|hay|và\/hoặc|(?:nếu )?không thì)[\s,]*)?(?:(?:in|with|trong|với|về)\s+)?(?:(?:the|a|an|other|similar|equivalent|comparable|các|ngôn ngữ|công cụ|phần mềm|chứng chỉ|bằng|tiếng)\s+)?[\s()]*$/iu;
const either =
  /(?:\bor\b|and\/or|\b(?:else|otherwise|failing that)\b|không thì|hoặc|(?<![\p{L}])hay(?![\p{L}]))/iu;
const slash = /^\s*\/\s*$/;
const exemplary =
  /(?:such as|like|e\.?g\.?,?|for example|for instance|including|one of(?: the following)?|at least one(?: of)?|any of|similar to|ví dụ(?: như)?|chẳng hạn(?: như)?|như(?: là)?|(?:một|1) trong(?: các| những| số| (?:2|3|4|hai|ba|bốn))?(?: (?:phần mềm|công cụ|ngôn ngữ|loại|món|thứ))?|(?:one|1) (?:out )?of (?:these |the )?(?:2|3|4|two|three|four)|ít nhất một|trong (?:các|những) (?:nhà máy|doanh nghiệp|công ty|lĩnh vực|ngành))\s*[:,]?\s*\(?\s*$/iu;
const oneOf =
  /(?:one (?:or more )?of|at least one|any of|either|(?<!\d)1 of|(?:một|(?<!\d)1) trong|ít nhất một)[^.;]{0,60}$/iu;
const reach = 60;
const headReach = 34;
/** `Agile mindset and practice in software processes, e.g. Scrum`: the head stands before where it is practised. */
export const practised = /(?:\bpractices?\sin|(?<!\p{L})thực hành\strong)\s/iu;

/** Runs of asks that only commas, slashes and joining words part. */
function runsOf(asks: readonly FoundAsk[], sentence: string): FoundAsk[][] {
  const runs: FoundAsk[][] = [];
  for (const ask of asks) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    const between = sentence.slice(last?.end ?? 0, ask.start);
    // `MISA AMIS, 1Office`: the rest of a product's name parts nothing.
    const parted =
      last && isProductName(last) ? between.replace(/^(?: \p{Lu}[\p{L}\d]*){1,2}(?=,)/u, '') : between;
    if (run && last && joins.test(parted)) run.push(ask);
    else runs.push([ask]);
  }
  return runs;
}

const gap = (run: readonly FoundAsk[], i: number, sentence: string): string =>
  sentence.slice(run[i - 1]?.end ?? 0, run[i]?.start);

/**
 * "A, B or C, D": alternatives reach up to the last one that an "or" joins; D stands for itself. "A (B), C or D": a
 * bracket or a semicolon ends what they reach back to.
 */
function choiceIn(run: readonly FoundAsk[], sentence: string): readonly FoundAsk[] {
  for (let i = run.length - 1; i > 0; i -= 1)
    if (either.test(gap(run, i, sentence))) {
      const closed = run.findLastIndex((_, k) => k > 0 && k < i && /[();]/.test(gap(run, k, sentence)));
      const reached = run.slice(Math.max(0, closed), i + 1);
      // `keyword research, Ahrefs or Semrush`: what offers a choice of products is no choice of anything else.
      const other = reached.slice(-2).every(isProductName)
        ? reached.findLastIndex((one) => !isProductName(one) && !isTool(one))
        : -1;
      return reached.slice(other + 1);
    }
  return [];
}

/** `HubSpot, Mailchimp or a similar tool`: any of the run will do. */
const other =
  /^\s*,?\s*(?:or|hoặc|hay)\s+(?:an?\s+|any\s+|các\s+|phần mềm\s+|công cụ\s+)?(?:similar|other|equivalent|comparable|the like|suchlike|something (?:similar|like (?:it|them|that))|anything like (?:it|them)|tương tự|tương đương|khác|(?:loại |cái |thứ |gì đó |một phần mềm )+(?:tương tự|tương đương|khác|như vậy))/iu;
const endsInOther = (run: readonly FoundAsk[], sentence: string): boolean =>
  run.length > 1 && other.test(sentence.slice(run[run.length - 1]?.end ?? 0));

/** The members of a run behind its last bracket or semicolon. */
function lastPart(run: readonly FoundAsk[], sentence: string): readonly FoundAsk[] {
  const closed = run.findLastIndex((_, k) => k > 0 && /[();]/.test(gap(run, k, sentence)));
  return run.slice(Math.max(0, closed));
}

/** "French/German, Excel": only what a slash joins. */
function slashed(run: readonly FoundAsk[], sentence: string): FoundAsk[][] {
  const groups: FoundAsk[][] = [];
  for (const [i, ask] of run.entries()) {
    const last = groups[groups.length - 1];
    if (i > 0 && last && slash.test(gap(run, i, sentence))) last.push(ask);
    else groups.push([ask]);
  }
  return groups.filter((group) => group.length > 1);
}

/** `frameworks (such as React, Vue or Angular)`: the kind named before its examples belongs to them. */
function headOf(runs: readonly FoundAsk[][], i: number, sentence: string): FoundAsk[] {
  const before = runs[i - 1];
  const head = before?.[before.length - 1];
  const first = runs[i]?.[0];
  if (!before || before.length !== 1 || !head || !first || isProduct(head)) return [];
  const between = sentence.slice(head.end, first.start);
  const reaches = between.length < headReach || practised.test(between);
  if (!reaches || !exemplary.test(between)) return [];
  const [wider] = runs[i - 2] ?? [];
  return wider && runs[i - 2]?.length === 1 && isWiderOf(wider, runs[i] ?? []) ? [wider, head] : [head];
}

/** `Agile practice in software processes, e.g. Scrum`: the examples are of what stands before their head as well. */
const isWiderOf = ({ ask }: FoundAsk, examples: readonly FoundAsk[]): boolean =>
  ask.type === 'skill' &&
  examples.some(
    (one) =>
      one.ask.type === 'skill' &&
      [...siblingsOf(one.ask.skill.id), ...broaderThan(one.ask.skill.id)].includes(ask.skill.id),
  );

/** `robots (Fanuc or ABB)`: the kind of thing before a bracket that offers a choice of names. */
function bracketHead(
  runs: readonly FoundAsk[][],
  i: number,
  choice: readonly FoundAsk[],
  sentence: string,
): FoundAsk[] {
  const [first] = choice;
  if (!first || !choice.every(isProductName)) return [];
  const head = runs
    .slice(0, i + 1)
    .flat()
    .findLast(({ end }) => end < first.start);
  return head && !isProductName(head) && /^\s\($/u.test(sentence.slice(head.end, first.start)) ? [head] : [];
}

/** A product asked for is asked for; what follows are parts of it: `Python, e.g. pandas`. */
const isProduct = ({ ask }: FoundAsk): boolean =>
  ask.type === 'skill' && ask.skill.kind === 'tool' && ask.skill.en === ask.skill.vi;

const isTool = ({ ask }: FoundAsk): boolean => ask.type === 'skill' && ask.skill.kind === 'tool';
/** A name that is the same in every language. */
const isProductName = ({ ask }: FoundAsk): boolean =>
  ask.type === 'skill'
    ? ask.skill.en === ask.skill.vi
    : ask.type === 'certificate' || (ask.type === 'term' && /^\d*\p{Lu}\S*(?: \S+)?$/u.test(ask.text));

/** `Office programs (Word, Excel …)`: of a suite all is used. */
const suite = /(?:office|suite|văn phòng|tin học|vi tính)[^()]{0,20}\($/iu;

/** `a certificate in personnel (CIPD, SHRM)`: one paper is asked for, whoever gives it. */
export const papersBefore =
  /(?:chứng chỉ|giấy phép|certificat(?:e|ion)|licen[cs]e|qualification)[^()]{0,50}\($/iu;

/** `pipelines (GitLab CI, Jenkins, etc.)`: products as examples of what stands before the bracket. */
function examplesIn(run: readonly FoundAsk[], sentence: string): readonly FoundAsk[] {
  const opened = run.findLastIndex((one) => /\p{L}\s\($/u.test(sentence.slice(0, one.start)));
  const head = sentence.slice(0, run[opened]?.start ?? 0);
  const inside = opened < 0 || suite.test(head) ? [] : run.slice(opened);
  const rest = sentence.slice(inside.at(-1)?.end ?? 0);
  const open =
    /^\s*,?\s*(?:etc|…|\.{3}|v\.?v)/iu.test(rest) || (papersBefore.test(head) && rest.startsWith(')'));
  if (!open || inside.length < 2 || !inside.every(isProductName)) return [];
  const before = run[opened - 1];
  return before?.ask.type === 'certificate' ? [before, ...inside] : inside;
}

/** `HR software (MISA AMIS, 1Office, …)`: whoever uses another one of the kind has what is asked for. */
function openKind(
  runs: readonly FoundAsk[][],
  i: number,
  inside: readonly FoundAsk[],
  sentence: string,
): FoundAsk[] {
  const [first] = inside;
  const head = runs
    .slice(0, i + 1)
    .flat()
    .findLast(({ end }) => first !== undefined && end < first.start);
  return head && first && head.ask.type === 'skill' && /^\s\($/u.test(sentence.slice(head.end, first.start))
    ? [head]
    : [];
}

const isSoft = ({ ask }: FoundAsk): boolean =>
  (ask.type === 'skill' && ask.skill.kind === 'soft') || (ask.type === 'term' && ask.kind === 'soft-skill');

/** Finds the alternatives among the asks of a sentence, which come in order of their places. */
export function withAlternatives(asks: readonly FoundAsk[], sentence: string): GroupedAsk[] {
  const runs = runsOf(asks, sentence);
  const groups = new Map<FoundAsk, number>();
  let next = 0;
  const join = (members: readonly FoundAsk[]): void => {
    if (members.length < 2) return;
    next += 1;
    for (const member of members) groups.set(member, next);
  };
  for (const [i, run] of runs.entries()) {
    const first = run[0];
    const soft = run.findIndex(isSoft);
    if (!first || soft >= 0) {
      // `e.g. Scrum Kanban` ends where a trait begins.
      const named = run.slice(0, Math.max(0, soft));
      if (first && exemplary.test(sentence.slice(Math.max(0, first.start - reach), first.start)))
        join([...headOf(runs, i, sentence), ...named]);
      continue;
    }
    if (/\b(?:bilingual|trilingual|both)\b|song ngữ|cả hai/iu.test(sentence.slice(0, first.start))) continue;
    const lead = sentence.slice(Math.max(0, first.start - reach), first.start);
    const choice = endsInOther(run, sentence) ? lastPart(run, sentence) : choiceIn(run, sentence);
    if (exemplary.test(lead)) join([...headOf(runs, i, sentence), ...run]);
    else if (oneOf.test(lead)) join(run);
    else if (examplesIn(run, sentence).length > 0) {
      const inside = examplesIn(run, sentence);
      const kind = openKind(runs, i, inside, sentence);
      join([...kind.filter((head) => !inside.includes(head)), ...inside]);
    } else if (choice.length > 0) join([...bracketHead(runs, i, choice, sentence), ...choice]);
    else for (const group of slashed(run, sentence)) join(group);
  }
  return asks.map((ask) => ({ ...ask, group: groups.get(ask) ?? null }));
}
