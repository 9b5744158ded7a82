import type { RoleCode } from '@fitfolio/fit-engine/job/model/roles';
import type { PostSentence } from '@fitfolio/fit-engine/job/post-sentences';

export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  /** One of the letters of `letters`. */
  readonly letter: string;
}

export interface LabelledPost {
  readonly id: string;
  readonly lang: 'en' | 'vi';
  readonly text: string;
  readonly sentences: readonly PostSentence[];
  /** What the sentences ask for, with its places. */
  readonly spans: readonly MarkedSpan[];
  /** The role marked for a place of the text; null where nobody marked the post. */
  readonly roleAt: (place: number) => RoleCode | null;
}

/** A mark holds until the next one, so that sentences may be cut in other ways than when they were marked. */
export function lookUp(marks: ReadonlyMap<number, RoleCode> | undefined): LabelledPost['roleAt'] {
  const places = [...(marks?.entries() ?? [])].toSorted(([a], [b]) => a - b);
  return (place) => places.findLast(([start]) => start <= place)?.[1] ?? places[0]?.[1] ?? null;
}
