import type { Block } from '../layout/read-text.js';
import { phraseAt, splitPhrases, withoutPlace } from '../layout/phrases.js';

const placeLabel =
  /^(?:location|work location|job location|địa điểm(?: làm việc)?|nơi làm việc|place of work|địa chỉ(?: làm việc)?)\s*:\s*/iu;

/** A longer line tells more than who seeks somebody, and where. */
export const headLineMax = 90;

export function placeOf(blocks: readonly Block[]): string | null {
  for (const block of blocks)
    for (const cell of block.cells) {
      const match = placeLabel.exec(cell.text);
      if (match && cell.text.length > match[0].length && cell.text.length < 160)
        return cell.text.slice(match[0].length).trim();
    }
  for (const block of blocks.slice(0, 5).filter(({ text }) => text.length <= headLineMax))
    for (const phrase of splitPhrases(block.text, block.start)) {
      const { place } = withoutPlace(phraseAt(phrase.text, phrase.start));
      // `[Đồng Nai - KCN Long Đức] KỸ SƯ …`: the bracket ends the place.
      if (place) return place.text.replace(/\].*$/u, '').replace(/^\[/u, '').trim();
    }
  return null;
}
