import { type Phrase, phraseAt } from '../layout/phrases.js';
import { isLink } from './lines.js';
import { consent, isDateCell, type ListedEntry } from './lists.js';
import { fullSentencesOf } from './prose.js';
import type { Section } from './sections.js';
import { wholePieces } from './skill-items.js';

// What somebody does when not at work: likings, and what is done for others, which is an activity.

/** An office, unpaid work, something done for others. */
const forOthers =
  /(?<!\p{L})(?:board member|committee(?: member)?|treasurer|trustee|chair(?:man|woman|person)? of|secretary (?:of|for|to)|captain of|organi[sz]er of|volunteer\p{L}*|voluntary|unpaid|without pay|mentor(?:ing)?|soup run|blood donor|trưởng ban|phó ban|ủy viên|uỷ viên|thủ quỹ|chủ nhiệm|ban chấp hành|ban tổ chức|ban liên lạc|đội trưởng|đồng sáng lập|tình nguyện|thiện nguyện|từ thiện|miễn phí|không công|hiến máu)(?!\p{L})/iu;
/** Whether somebody is married, and when something is done, is no liking. */
const noLiking =
  /^(?:(?:currently |happily )?(?:single|married|engaged|divorced|unmarried)|(?:đã |chưa )(?:có )?(?:chồng|vợ|gia đình|lập gia đình|kết hôn)|độc thân|có (?:vợ|chồng|gia đình)(?: .{0,30})?|(?:in the )?(?:evenings?|weekends?|mornings?|nights?)|buổi tối|cuối tuần|hằng tuần|hàng tuần)$/iu;
/** A sentence about what somebody wants or is ready for. */
const wish =
  /^(?:looking (?:to|for)|hoping|(?:i(?: am|['’]m)? )?(?:want|hope|would|ready|available|willing|able to)|(?:(?:tôi|em|mình) )?(?:mong|muốn|hy vọng|sẵn sàng|có thể|sẽ))(?!\p{L})/iu;

interface Told {
  readonly likings: readonly string[];
  readonly activities: readonly ListedEntry[];
}

/** One sentence: what stands before the first thing done for others are likings. */
function toldIn({ text, start }: Phrase): Told {
  const pieces = wholePieces(text);
  const at = pieces.findIndex((piece) => forOthers.test(piece));
  const likings = (at < 0 ? pieces : pieces.slice(0, at)).filter(
    (piece) => !noLiking.test(piece) && !isDateCell(piece) && !wish.test(piece),
  );
  const first = pieces[at];
  if (first === undefined) return { likings, activities: [] };
  const from = text.indexOf(first);
  const said = phraseAt(text.slice(from).replace(/[.;]\s*$/u, ''), start + from);
  return { likings, activities: [{ ...said, dates: null }] };
}

/** Lines without a heading in the middle of another section belong to it, whatever they look like. */
const isStray = (sections: readonly Section[], at: number): boolean =>
  sections[at - 1] !== undefined && sections[at - 1]?.kind === sections[at + 1]?.kind;

/** The lines below `Interests` and the like, told apart. */
export function leisureOf(sections: readonly Section[]): Told {
  const told = sections
    .filter(({ kind, title }, i) => kind === 'interests' && !(title === '' && isStray(sections, i)))
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        const [date] = block.cells.filter(({ text }) => isDateCell(text));
        return block.cells
          .filter((cell) => cell !== date)
          .flatMap((cell) => fullSentencesOf(cell.text, cell.start))
          .filter(({ text }) => !consent.test(text) && !isLink(text))
          .map(toldIn)
          .map(({ likings, activities }) => ({
            likings,
            activities: activities.map((one) => ({ ...one, dates: date?.text ?? null })),
          }));
      }),
    );
  return {
    likings: told.flatMap(({ likings }) => likings),
    activities: told.flatMap(({ activities }) => activities),
  };
}
