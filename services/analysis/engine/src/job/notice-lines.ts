import { isPlace } from '../catalogue/places.js';
import { hasVietnameseLetters } from '../text/language.js';
import { looksLikeOrganisation, phraseAt, titleScore, withoutPlace } from '../layout/phrases.js';

// Lines that say in one sentence who seeks whom: `Vacancy at X: Y`, `Join X as our new Y`, `X cần tìm Y`.

export interface Notice {
  readonly who: string | null;
  readonly title: string;
}

/** What stands before the notice itself: pictures, brackets, calls. */
const calls =
  /^(?:[^\p{L}\d[(【]|[[(【][^\])】]{1,24}[\])】]|(?:hot(?: job)?|gấp|urgent(?:ly)?|new|mới|tin tuyển dụng|(?:we(?:['’]re| are) )?(?:now )?hiring(?: now)?|hiring)(?:\s*[!:–—-]+\s+|(?=\s*[[(【])))+/iu;
/** How and until when one applies, and what is paid, behind a sign: `, gọi 0912 …`, `| Deadline 12 May`. */
const behindSign =
  /\s*(?:[,;|·]|\s[–—-]\s)\s*(?:gọi|hồ sơ|nhận (?:hồ sơ|cv)|hạn (?:nộp|chót|cuối)|liên hệ|lh|sđt|zalo|inbox|ib|email|gửi|nộp|lương|thu nhập|năm học|đi làm|deadline|closing|closes|apply|applications?|call|tel|phone|text|send|starts?|starting|salary|from [$£€\d])(?![\p{L}]).*$/iu;
/** The same without a sign, where the words can mean nothing else. */
const behindSpace =
  /\s(?:hạn (?:nộp|chót|cuối)|năm học \d|nhận hồ sơ|gửi (?:hồ sơ|cv)|đi làm ngay|liên hệ \d|gọi \d|lương \d|deadline|closing date|apply (?:by|before|now))(?![\p{L}]).*$/iu;
export const withoutTail = (text: string): string => text.replace(behindSign, '').replace(behindSpace, '');

const tail = String.raw`(?<what>\p{L}[^.;:!?[\]|\n]{1,100}?)`;
const who = String.raw`(?<who>\p{Lu}[^.;:!?()[\]|,\n]{1,70}?)`;
const some = String.raw`(?<some>(?:an?|the|our|its|their|one|another|two|three|four|five|\d{1,3}|several)\s(?:(?:new|more|next|additional)\s)?)`;
const people = String.raw`(?:(?:\d{1,3}|một|hai|ba|bốn|năm|nhiều|thêm|gấp|bạn|người|nhân sự|anh\/chị|vị trí|số lượng)\s?:?\s)*`;
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:job |current |new |open )?(?:vacancy|opening|position|role)(?: (?:at|with) (?<who>\p{Lu}[^:|\n]{1,60}?))?\s?[:–—-]\s+(?<sure>)${tail}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:come and )?join ${who} as (?<sure>)(?:our|an?|the|their|its)(?: new| next)? ${tail}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${who} (?:(?:urgently |now |currently )?(?:seeks|needs|recruits|hires|requires|wants)|(?:is|are) (?:now |currently )?(?:looking for|recruiting|searching for|seeking|hiring|in need of))(?<sure>:)?\s${some}?${tail}$`,
    'u',
  ),
  new RegExp(String.raw`^${tail} wanted(?:[ ,(–-].*)?$`, 'u'),
  new RegExp(String.raw`^wanted: (?<sure>)${some}?${tail}$`, 'iu'),
  new RegExp(
    String.raw`^${who} (?:(?:đang|hiện|hiện đang|thông báo|gấp) )*(?:cần tìm|tìm kiếm|tìm|cần tuyển|tuyển dụng|tuyển)\s:?\s?${people}${tail}$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:cơ hội (?:việc làm|nghề nghiệp)|việc làm|tin tuyển dụng|tuyển dụng)\s?[:–—-]\s+(?<sure>)${tail}(?: (?:tại|ở|cho) (?<at>\p{Lu}[^.;:!?()[\]|,\n]{1,70}))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:cần|tìm) )?(?:tuyển|tìm)(?: dụng| gấp)? ${people}(?<sure>)(?<what>\p{Lu}\p{Ll}+(?:\s\p{Ll}+){1,5}) (?:cho|tại) (?<at>\p{Lu}[^.;:!?()[\]|,\n]{1,70})$`,
    'iu',
  ),
];

const small = /^(?:and|of|the|for|in|at|&)$/u;
const titleWordsMax = 6;
const isInCapitals = (title: string): boolean =>
  title.split(/\s+/).every((word) => small.test(word) || /^\p{Lu}/u.test(word));
const vietnameseTitle = /^\p{Lu}\p{L}*(?:\s\p{Ll}+){1,5}$/u;
/** What no catalogue of titles knows is one where the form of the line says so and its words are written as a name. */
function isTitle(title: string, isSure: boolean): boolean {
  const words = title.split(/\s+/).length;
  if (title.length < 3 || words > titleWordsMax + 2 || /\d{3}|@/.test(title)) return false;
  if (titleScore(title) === 2 || titleScore(title.replace(/s$/u, '')) === 2) return true;
  const isNamed = isInCapitals(title) || (hasVietnameseLetters(title) && vietnameseTitle.test(title));
  return isSure && words <= titleWordsMax && isNamed && !looksLikeOrganisation(title) && !isPlace(title);
}

const whoWordsMax = 7;
const noName =
  /^(?:we|our|i|you|they|it|this|the (?:company|role|job|position|team|candidate|client)|who|what|if|job|vị trí|chúng tôi|bạn|hiện|đang|cần|urgent)(?![\p{L}])|[!?]$|(?<![\p{L}])(?:who|that|you|is|are|được|của chúng)(?![\p{L}])/iu;
/** `Canal Trust North`, `Tiệm bánh Góc Phố`: whoever seeks somebody, by its name. */
function nameOf(who: string): string | null {
  const name = who.trim().replace(/^the\s(?=\p{Lu})/iu, '');
  const known = looksLikeOrganisation(name) || isInCapitals(name);
  return known && name.split(/\s+/).length <= whoWordsMax && !noName.test(name) && !isPlace(name)
    ? name
    : null;
}

/** Where a notice of English goes on behind its title: `for its Bath depot`, `in Leeds`. */
const behind = /\s+(?:for|in|at|to|who|with|based|on|tại|cho|làm việc|ở)\s.*$|\s*\([^()]*\)?.*$/u;

/** `We’re hiring! Kiln Operator, Boise`: a call with nothing but the title behind it. */
const called = /hiring/iu;
const alone = /^(?<sure>)(?<what>\p{Lu}[^.;:!?[\]|\n]{1,60}?)$/u;

/** Who seeks whom by one line; `bare` takes from a title what posts hang on it. */
export function noticeOf(line: string, bare: (title: string) => string): Notice | null {
  const call = calls.exec(line)?.[0] ?? '';
  const text = withoutTail(line.slice(call.length))
    .replace(/\s\|\s.*$/u, '')
    .replace(/[\s.!,]+$/u, '');
  for (const form of called.test(call) ? [...forms, alone] : forms) {
    const groups = form.exec(text)?.groups;
    if (!groups) continue;
    const { what = '', who: named, at } = groups;
    const name = named === undefined ? (at === undefined ? null : nameOf(at)) : nameOf(named);
    if (named !== undefined && name === null) continue;
    const cut = withoutTail(what)
      .replace(behind, '')
      .replace(/\s[–—-]\s.*$/u, '');
    const phrase = phraseAt(cut, 0);
    const title = bare((withoutPlace(phrase).rest ?? phrase).text).replace(/,\s.*$/u, '');
    const isSure = groups['sure'] !== undefined || groups['some'] !== undefined;
    if (isTitle(title, isSure)) return { who: name, title };
  }
  return null;
}
