import type { InterviewAnswer } from '@fitfolio/analysis-contract/interview';

// Which sentence says what a level or a missing part means, by keys of the interview's texts.

type AnswerPart = InterviewAnswer['assessment']['parts'][number];

/** Questions about what has not happened are answered by a plan, not by a story. */
const plannedCodes: ReadonlySet<string> = new Set(['gap', 'duty', 'first-months']);
const personCodes: ReadonlySet<string> = new Set(['walk-through', 'why-this-post']);

type Kind = 'story' | 'ahead' | 'person';
/** A plan, somebody's way to this post, or a story. */
const kindOf = (code: string): Kind =>
  plannedCodes.has(code) ? 'ahead' : personCodes.has(code) ? 'person' : 'story';

export type AnchorKey =
  | 'beside'
  | 'unsure'
  | 'we'
  | `${Kind}.${1 | 2 | 3 | 4 | 5 | 'acts' | 'frame' | 'result'}`;

interface Judged {
  readonly level: number | null;
  readonly parts: readonly Pick<AnswerPart, 'id' | 'got' | 'max' | 'count' | 'quote'>[];
}

/** What a level stands for; null where there is none. */
export function anchorOf({ level, parts }: Judged, code: string): AnchorKey | null {
  if (level === null) return null;
  const of = (id: AnswerPart['id']) => parts.find((part) => part.id === id);
  const count = (id: AnswerPart['id']): number => of(id)?.count ?? 0;
  const told = (kindOf(code) === 'ahead' && code !== 'gap') || count('situation') + count('task') > 0;
  if (level === 2 && of('relevance')?.got === 0) return 'beside';
  if (level === 2 && (of('we-not-i')?.got ?? 0) < 0) return 'we';
  const isStopped = (level === 3 && count('result') > 0) || (level === 4 && count('result') === 2);
  if (isStopped && told && count('relevance') === 0) return 'unsure';
  if (level === 4 && count('result') === 2) return `${kindOf(code)}.acts`;
  if (level === 3 && told !== count('result') > 0) return `${kindOf(code)}.${told ? 'result' : 'frame'}`;
  return `${kindOf(code)}.${level as 1 | 2 | 3 | 4 | 5}`;
}

const ofPlan = ['situation', 'task', 'action', 'result', 'lesson'];
/** Parts with words of their own where they are missing, and with names of their own. */
const worded: Readonly<Record<Kind, readonly string[]>> = { story: [], ahead: ofPlan, person: ['task'] };
const named: Readonly<Record<Kind, readonly string[]>> = {
  story: [],
  ahead: ofPlan,
  person: ['situation', 'task'],
};

/** What stands in the place of a quote, or beside one that earns half of the points; null where the quote says all. */
export function lackOf({ id, got, max, count, quote }: Judged['parts'][number], code: string): string | null {
  const kind = kindOf(code);
  if (quote) return id === 'relevance' && got > 0 && got < max ? 'half' : null;
  if (id === 'situation' && count > 0) return 'given';
  if (id === 'relevance' && got > 0) return count > 0 ? 'listener' : 'unsure';
  return worded[kind].includes(id) ? `${kind}.${id}` : id;
}

/** What a part is called: a plan has no result yet, and why somebody comes is no task. */
export const partNameOf = (id: AnswerPart['id'], code: string): string =>
  named[kindOf(code)].includes(id) ? `${kindOf(code)}.${id}` : id;

/** Does a level's sentence or a part speak of what has not happened yet? */
export const isAhead = (code: string): boolean => kindOf(code) === 'ahead';
