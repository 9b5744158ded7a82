import type { Quote } from '../premium/premium-report.js';
import { fold } from '../text/fold.js';
import { sentencesOf } from '../text/sentences.js';

/** How far a study is that is not finished. */
const state =
  /(?<!\p{L})(?:under ?way|in progress|on-?going|current(?:ly)?|studying|still|expected|anticipated|due|to (?:be )?(?:complete[d]?|graduate|finish(?:ed)?)|final year|(?:not|yet to|never) (?:yet )?(?:complet|finish|submitt|graduat)\p{L}*|incomplete|unfinished|deferred|paused|discontinued|withdrew|withdrawn|left (?:before|without|after)|last exam|(?:units?|modules?|credits?|subjects?|papers|semesters?|years) (?:of|out of|from) \d+|\d+ (?:of|out of|\/) ?\d+(?: \p{L}+)? (?:done|passed|completed|finished|left)|đang (?:học|theo|làm|bảo lưu|chờ)|dự kiến|chưa (?:tốt nghiệp|hoàn thành|xong|bảo vệ|nhận bằng)|năm (?:cuối|thứ)|bảo lưu|bỏ dở|dở dang|còn (?:nợ )?\d+ (?:môn|tín chỉ))(?!\p{L})/iu;
const charsMax = 80;

/** A line that is longer is told in sentences, of which only its own speaks of a study. */
const lineCharsMax = 200;

/** The line of the résumé around a place; below it the one that goes on in lower case. */
function linesAround(text: string, { start, end }: Quote): string[] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop < 0 ? text.length : stop;
  const below = text.slice(to + 1).split('\n')[0] ?? '';
  const line = text.slice(from, to);
  if (line.length > lineCharsMax)
    return sentencesOf(line, from).flatMap((one) => (one.start < end && one.end > start ? [one.text] : []));
  return [line, ...(/^\p{Ll}/u.test(below) && below.length <= charsMax ? [below] : [])];
}

/** What a line says beside the fields of its study, part by part; what goes on below it is one part. */
const partsOf = (line: string, fields: readonly string[]): string[] =>
  /^\p{Ll}/u.test(line)
    ? [line]
    : fields
        .reduce((left, name) => (name === '' ? left : left.replace(name, '\t')), line)
        .split(/[,;()\t]|\s[–—|-]\s|\.(?=\s|$)/u);

/**
 * What the lines of a study say of its end and its `fields` do not: `9 units of 13 done`, `dự kiến tốt nghiệp 2027`; without
 * it a study reads as finished.
 */
export function studyState(text: string, quotes: readonly Quote[], fields: readonly string[]): string {
  const known = fold(fields.join(' | '));
  const lines = new Set(quotes.flatMap((quote) => linesAround(text, quote)));
  const said = [...lines].flatMap((line) =>
    partsOf(line, fields)
      .map((part) => part.trim())
      .filter((part) => part.length <= charsMax && state.test(part) && !known.includes(fold(part))),
  );
  return [...new Set(said)].join(', ');
}
