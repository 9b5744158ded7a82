// Which of the shared posts are only counted: never read while rules are written, never learned from before figures are taken.

const fnv = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

/** These two were looked at before the split was drawn. */
const seenBefore = new Set(['en-tech-15', 'vi-doc_386']);

/** About a third of the posts, by their name; a post and its sentences in the span set go the same way. */
export const isCounted = (id: string): boolean =>
  !seenBefore.has(id) && fnv(`split:${id.replace(/^en-/, '').replace(/^train-/, '')}`) % 3 === 0;

/** People of the shared set that are only counted. */
export const countedPeople = new Set(['04', '08', '12']);
