/** Words before a closing date, then at most a few others. */
const label =
  /(?<!\p{L})(?:hạn (?:chót|cuối|nộp|nhận|ứng tuyển)|thời hạn (?:nộp|nhận|ứng tuyển)|nhận hồ sơ đến|nộp (?:hồ sơ|CV) trước|deadline|closing date|apply (?:by|before)|applications? (?:close[sd]?|due|deadline)|last (?:day|date) to apply|closes on)(?!\p{L})[^\n]{0,40}?(?<!\d)/giu;
const dayFirst = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?((?:20)?\d{2})(?!\d)/;
const yearFirst = /^(20\d{2})-(\d{2})-(\d{2})(?!\d)/;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const inWords = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([A-Z][a-z]{2})[a-z]*\.?,? (20\d{2})(?!\d)/;
const wordFirst = /^([A-Z][a-z]{2})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d{2})(?!\d)/;

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : null;
}

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
const monthNamed = (text: string): number => months.indexOf(text.toLowerCase()) + 1;

function dateAt(text: string): string | null {
  const iso = yearFirst.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = dayFirst.exec(text);
  if (numbers) return dayOf(fullYear(numbers[3] ?? ''), Number(numbers[2]), Number(numbers[1]));
  const named = inWords.exec(text);
  if (named) return dayOf(Number(named[3]), monthNamed(named[2] ?? ''), Number(named[1]));
  const first = wordFirst.exec(text);
  return first ? dayOf(Number(first[3]), monthNamed(first[1] ?? ''), Number(first[2])) : null;
}

/** The day (`YYYY-MM-DD`) until which a post takes applications; null where it names none. Days stand before months. */
export function deadlineOf(text: string): string | null {
  for (const match of text.matchAll(label)) {
    const from = match.index + match[0].length;
    for (let at = from; at < Math.min(text.length, from + 20); at += 1) {
      if (text[at] === '\n') break;
      if (/\d/.test(text[at - 1] ?? '')) continue;
      const found = dateAt(text.slice(at, at + 30));
      if (found) return found;
    }
  }
  return null;
}
