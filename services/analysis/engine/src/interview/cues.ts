// Words by which a person tells what was, what was to be done, what they did and what came of it. Each list is read in
// answers of its language only.

export interface Cues {
  readonly situation: RegExp;
  /** A date, a year, a season or an age. */
  readonly when: RegExp;
  readonly task: RegExp;
  /** What the speaker did. */
  readonly action: RegExp;
  /** What "we" did. */
  readonly ours: RegExp;
  /** "My part was …". */
  readonly part: RegExp;
  /** Acts without a subject of their own. */
  readonly more: RegExp;
  /** The speaker themself. */
  readonly speaker: RegExp;
  /** After these in its sentence an act without a subject is the speaker's. */
  readonly carries: RegExp;
  /** What the speaker would do, for questions about what has not happened. */
  readonly intent: RegExp;
  /** What was done so far, in the answer to a question about what has not happened. */
  readonly nearest: RegExp;
  readonly result: RegExp;
  /** The same by its time, or by what it is compared with. */
  readonly outcome: RegExp;
  /** Words that tell of something that has happened, where the language shows it. */
  readonly happened: RegExp;
  /** How whoever made a plan would know that it works. */
  readonly judged: RegExp;
  /** What a plan needs from others. */
  readonly helped: RegExp;
  /** After these in its sentence an act is one of habit or of thought, and did not happen. */
  readonly unreal: RegExp;
  /** The same of what somebody does at work every day. */
  readonly condition: RegExp;
  /** What has not come of it yet, or nobody knows. */
  readonly open: RegExp;
  readonly lesson: RegExp;
  /** Own experience that is named as such, anywhere in a plan. */
  readonly done: RegExp;
  /** What the post or its people need, in a plan. */
  readonly needs: RegExp;
  /** How it would be known that a plan works, said as such. */
  readonly sure: RegExp;
  /** Before an act these make it what others say of the speaker. */
  readonly reputed: RegExp;
  /** The speaker begins a sentence with a verb, so that all acts after it are theirs. */
  readonly subject: RegExp;
  /** The same where somebody tells who they are: "I work at …, keep the books". */
  readonly employed: RegExp;
  /** Own work, also where its subject is left out, in what somebody tells of their way. */
  readonly worked: RegExp;
  /** What somebody is like or believes, which tells of nothing that happened. */
  readonly claim: RegExp;
  /** Why this post, for questions about the person. */
  readonly link: RegExp;
  readonly hedge: RegExp;
  readonly filler: RegExp;
  readonly we: RegExp;
  /** Words that only sentences have. */
  readonly glue: ReadonlySet<string>;
}

export const anyOf = (...kinds: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${kinds.join('|')})`, 'giu');

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words of a list as one alternative of a pattern. */
export const wordsIn = (words: string): string => words.trim().split(/\s+/).join('|');
