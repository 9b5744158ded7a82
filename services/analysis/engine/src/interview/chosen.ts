import { figuresIn } from './figures.js';
import { type AnswerPart, type Chosen, chosenIds, type ChosenId, type PartId } from './interview.js';
import { actsOfAll, shownBy } from './parts.js';
import type { Reading } from './reading.js';
import { resultOf } from './result.js';

// Sentences are recognised by their words; whoever wrote them knows better what they are.

const isChoosable = (id: PartId): id is ChosenId => chosenIds.some((one) => one === id);

/** What was chosen before, as it stands in the parts. */
export const chosenIn = (parts: readonly AnswerPart[]): Chosen =>
  Object.fromEntries(
    parts.filter(({ chosen }) => chosen).map(({ id, quote }) => [id, quote ? quote.start : null]),
  );

/** A part as the person says it is: which sentence, or that none is; unknown places leave it as it was recognised. */
export function asChosen(
  part: AnswerPart,
  chosen: Chosen,
  { text, sentences }: Reading,
  acts: readonly number[],
): AnswerPart {
  const { id, max } = part;
  const start = isChoosable(id) ? chosen[id] : undefined;
  if (start === undefined) return part;
  if (start === null) return { id, got: 0, max, count: 0, quote: null, chosen: true };
  const sentence = sentences.find((one) => one.start === start);
  if (!sentence) return part;
  const said = { ...shownBy(sentence, id, max), chosen: true };
  if (id === 'action') {
    // A sentence in which no act was recognised is one.
    const isNew = !acts.some((act) => act >= sentence.start && act < sentence.end);
    const count = part.count + (isNew || part.count === 0 ? 1 : 0);
    return { ...said, got: Math.min(1, count / actsOfAll) * max, count };
  }
  if (id !== 'result') return said;
  const isMeasured = figuresIn(text.slice(sentence.start, sentence.end)).length > 0;
  return { ...resultOf(sentence, isMeasured), chosen: true };
}
