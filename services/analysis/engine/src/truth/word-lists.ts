/** What the truth contract knows of a language's words. Lists are comma-separated; rows stand on lines of their own. */
export interface WordLists {
  /** Carry no claim: may come and go. */
  readonly free: string;
  /** May go; may come only when the source has them. */
  readonly droppable: string;
  /** Begin another clause. */
  readonly breaks: string;
  /** Each row is one meaning. */
  readonly same: string;
  /** Each row is one meaning that must stand as often in the line as in its source. */
  readonly counted: string;
  /** Directly before a figure these belong to it. Each row: name: words. */
  readonly bounds: string;
  /** Who does what to whom. Each row: name: words. */
  readonly directions: string;
  /** Irregular forms: `led lead`. */
  readonly forms: string;
  /** Numbers in words: `two 2`. */
  readonly numbers: string;
}
