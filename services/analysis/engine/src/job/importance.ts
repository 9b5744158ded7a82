import type { Importance } from '../report.js';
import type { Ask } from './item.js';
import type { RoleCode } from './model/roles.js';

/** Words that make a wish of what follows them, up to the end of their clause. */
const wishAhead =
  /(?<![\p{L}])(?:(?:sẽ |thật )?(?:rất |thật )?tuyệt(?: vời)? (?:nếu|khi)|preferably|ideally|preferred(?=\s+(?:\p{L}|:))|nice[- ]to[- ]have|good to have|bonus(?: points)?(?: if| for)?|optional(?:ly)?|desir(?:able|ed)(?=\s*[:\p{L}])|it (?:is|would be) (?:an? )?(?:plus|advantage|great|good|nice)(?: if)?|we (?:would )?prefer|extra points|extra credit|(?:better still|even better)(?: if)?|(?:it |that )?(?:would|might) (?:really |also |certainly )?help if|(?:cộng điểm|thế mạnh|điểm sáng)(?: lớn)? (?:nếu|khi)|ưu tiên|khuyến khích|có thêm|tốt nhất là|(?:nice|plus(?:es)?|pluses|extras?|advantages?|beneficial|advantageous|additional (?:skills|qualifications|experience)|other (?:useful )?skills|wishes|wish ?list|điểm cộng|lợi thế|điểm sáng|mong muốn)(?=\s*:))(?![\p{L}])/giu;
/** Words that make a wish of what stands before them in their clause. */
const wishBehind =
  /(?<![\p{L}])(?:(?:is|are|as|will be|would be|being|considered|seen as|be)\s+(?:considered\s+)?(?:highly |very |strongly |especially |particularly )?(?:an?\s+)?(?:big\s+|strong\s+|huge\s+|definite\s+|added\s+|real\s+)?(?:plus|bonus|advantage\w*|asset|benefit|beneficial|preferred|preferable|desirable|desired|optional|useful|helpful|ideal|welcome|handy|appreciated|valued|advantageous|nice to have|good to have|of (?:advantage|benefit|value|interest)|not (?:required|essential|mandatory|necessary|a must|a requirement)|great|nice)|a (?:big |strong |huge |definite |real )?(?:plus|bonus)|an? (?:advantage|asset)|plus point|preferred(?=\s*(?:[.,;)]|$))|nice to have|(?:would|will|may|might|could) (?:also |certainly )?(?:count|speak|weigh) (?:in your favou?r|for you|towards?)|counts? (?:as a plus|in your favou?r)|(?:would|might|could) (?:also |really |certainly )?help(?=\s*(?:[.,;)!]|$))|(?:if|where) (?:at all )?possible(?=\s*(?:[.,;)!]|$))|(?:là|được xem là|được coi là|sẽ là|là một)(?: một| 1)? (?:lợi thế|điểm cộng|ưu thế|ưu điểm|thế mạnh|điểm sáng)|lợi thế|điểm cộng|càng tốt|càng quý|thì (?:tốt|quý|hay)|all the better|so much the better|được ưu tiên|(?:được |sẽ được )?cộng điểm|ưu tiên(?=\s*(?:[.,;)]|$))|không bắt buộc)(?![\p{L}])/giu;
const wishLine =
  /(?:increase|improve) your chances|(?:will|would) be (?:(?:considered )?(?:an? )?(?:\p{L}+ )?(?:plus|advantage|asset|bonus|benefit)|beneficial|desirable|good|great|nice|useful|helpful)|(?:an? (?:plus|advantage|asset|bonus)) if you|(?:great|good|nice) if you (?:also )?have|we(?:['’]d| would) love|(?:lợi thế|điểm cộng|ưu thế|được ưu tiên|được cộng điểm)(?: lớn)? (?:nếu|khi)(?: bạn)?(?: có| biết| từng)?$|^(?:sẽ là |là )?(?:lợi thế|điểm cộng)(?: nếu)?(?: có)?$/iu;
const duty = /\b(?:must|required|mandatory|essential|necessary)\b|bắt buộc|phải có/iu;
const stop = /[;()•]|\.(?=\s|$)|\s(?:but|however|nhưng|tuy nhiên)\s/giu;

/** The clause around a place, ended by brackets, semicolons, full stops and "but". */
function clauseAround(text: string, at: number): { start: number; end: number } {
  let start = 0;
  for (const match of text.matchAll(stop)) {
    const end = match.index + match[0].length;
    if (match.index >= at) return { start, end: match.index };
    start = end;
  }
  return { start, end: text.length };
}

/** Words after which a comma no longer carries a wish on: the next part of a sentence asks for itself. */
const startsAnew = /,\s*(?:and |you |have |must |with |có |biết |phải )/iu;

/** After such a comma another thing is asked, with a wish of its own: `giỏi Excel, có CPA là lợi thế`. */
const newPart =
  /\sand it\s|,\s*(?:and |but |you |have |has |has a |experience |knowledge |có |biết |thành thạo|từng |kỹ năng |khả năng |kinh nghiệm |ưu tiên )/iu;

/** What follows a bracket is said of it where no comma parts the two, or where a joining word goes on. */
const joinsOn = /^\s*(?:(?:or|and|hoặc|và|hay)\s|(?!\p{Lu})[^,;]{0,40}$)/u;

/** `Cambridge (Starters, Movers) … được ưu tiên`: what is said around a bracket is said of what stands in it. */
function outsideBracket(
  text: string,
  start: number,
  end: number,
): { text: string; start: number; end: number } | null {
  const open = text.lastIndexOf('(', start);
  const close = text.indexOf(')', end);
  const closed = text.lastIndexOf(')', start);
  if (open < 0 || close < 0 || closed > open || text.slice(end, close).includes('(')) return null;
  const inside = close + 1 - open;
  return {
    text: text.slice(0, open) + ' '.repeat(inside) + text.slice(close + 1),
    start: open,
    end: close + 1,
  };
}

/** `Great if you have X, know Y, and have done Z`: the condition of a wish goes on behind its commas. */
const conditional = /\s(?:if|nếu|khi)$/iu;
const carriesOn = (wish: string, between: string): boolean =>
  !startsAnew.test(between) ||
  (conditional.test(wish) &&
    !duty.test(between) &&
    !/,\s*(?:and |but )?you |,\s*(?:phải|cần) /iu.test(between));

/** True where the words around a place speak of a wish. */
export function isWished(text: string, start: number, end: number): boolean {
  const behind = /^\s*\([^()]*\)/u.exec(text.slice(end))?.[0].length ?? 0;
  if (behind > 0 && joinsOn.test(text.slice(end + behind))) {
    const bare = text.slice(0, end) + ' '.repeat(behind) + text.slice(end + behind);
    if (isWished(bare, start, end)) return true;
  }
  const outer = outsideBracket(text, start, end);
  if (outer && joinsOn.test(outer.text.slice(outer.end)) && isWished(outer.text, outer.start, outer.end))
    return true;
  const clause = clauseAround(text, start);
  const before = text.slice(clause.start, start);
  const after = text.slice(end, clause.end);
  for (const match of before.matchAll(wishAhead))
    if (carriesOn(match[0], before.slice(match.index + match[0].length))) return true;
  // A bracket right behind belongs to what stands before it: `Excel (a plus)`.
  const bracket = /^\s*\(([^)]{0,60})\)/u.exec(text.slice(end))?.[1] ?? '';
  if (
    bracket !== '' &&
    (bracket.search(wishBehind) >= 0 || /^(?:preferred|optional|ưu tiên)/iu.test(bracket))
  )
    return true;
  const at = after.search(wishBehind);
  // `Video editing (Premiere, CapCut) is welcome`: what is said behind the bracket is said of all of it.
  const closing = /^[^()]*(?:\([^)]*)?\)\s*/u.exec(text.slice(end))?.[0].length ?? -1;
  if (closing > 0 && text.slice(end + closing).search(wishBehind) === 0) return true;
  return at >= 0 && !newPart.test(after.slice(0, at));
}

const leadWordsMax = 14;
const openLineWordsMax = 9;

/** A line that opens a list of wishes: `Will be a plus:`, `It would be good if you also have:`, `Ưu tiên:`. */
export function opensWishes(text: string): boolean {
  const words = text.split(/\s+/);
  // A paste may have run the last demand into the line that opens the wishes.
  if (text.endsWith(':')) return saysWish(words.slice(-leadWordsMax).join(' '));
  return words.length <= openLineWordsMax && wishLine.test(text);
}

/** True where a sentence says by its own words that it wishes for something. */
export const saysWish = (text: string): boolean =>
  text.search(wishAhead) >= 0 || text.search(wishBehind) >= 0 || wishLine.test(text);

/** True where a sentence says that it demands. */
export const demandsPlainly = (text: string): boolean => duty.test(text);

/** A line that opens a list of demands: `Also required:`, `Bắt buộc:`. */
export const opensDemands = (text: string): boolean => text.endsWith(':') && duty.test(text);

const opensWithYears =
  /^\W*(?:at least |minimum(?: of)? |min\.? |from |tối thiểu |ít nhất |từ |trên )?[\p{L}\d]+\s?\+?\s(?:years?|yrs?|năm)(?![\p{L}])/iu;

/** `A degree in law, economics, etc. preferred`: the commas part fields. */
const fieldsFollow = /^[^,]{0,40}?\s(?:in|ngành)\s/iu;

/** `A degree in design, law or similar is welcome but not required`. */
const degreeWished =
  /^[^.;()]{0,120}?\s(?:is|would be|are)\s(?:an?\s)?(?:welcome|a plus|preferred|desirable|nice to have|advantage\w*|not (?:required|necessary|a must|essential))(?![\p{L}])/iu;

/** Must or nice: by the words around, else by what the sentence is there for. */
export function importanceOf(
  text: string,
  start: number,
  end: number,
  role: RoleCode,
  kind?: Ask['type'],
): Importance {
  // "2 years of care, ED preferred": the wish is for what stands behind the comma.
  const measured =
    kind === 'years' ||
    (kind === 'degree' && !fieldsFollow.test(text.slice(start))) ||
    opensWithYears.test(text.slice(0, end));
  const comma = measured ? text.slice(end).search(/,\s/) : -1;
  const reach = comma < 0 ? text : text.slice(0, end + comma);
  if (kind === 'degree' && degreeWished.test(text.slice(start))) return 'nice';
  if (isWished(reach, start, end)) return 'nice';
  const rest = text.slice(reach.length);
  if (rest.search(wishBehind) >= 0 || rest.search(wishAhead) >= 0) return 'must';
  return role === 'P' && !duty.test(text) && !standsApart(text, start, end) ? 'nice' : 'must';
}

/** True where the sentence says a wish of its own, and another part of it than this one. */
function standsApart(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (before.search(wishAhead) >= 0 || before.search(wishBehind) >= 0) return false;
  const ahead = after.search(wishAhead);
  const behind = after.search(wishBehind);
  return ahead >= 0 || (behind >= 0 && newPart.test(after.slice(0, behind)));
}
