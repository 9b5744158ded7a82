import type { PremiumReport } from '../premium/premium-report.js';
import { fold } from '../text/fold.js';

// The employers of a résumé, and where an answer names one.

export const spaced = (text: string): string => (fold(text).match(/[\p{L}\d&+]+/gu) ?? []).join(' ');
/** Words of every company's name. */
const legal =
  /^(?:cong ty|co phan|cp|tnhh|mtv|jsc|ltd|limited|co|corp|inc|llc|gmbh|plc|company|group|tap doan|va| )+| (?:jsc|ltd|limited|co|corp|inc|llc|gmbh|plc|company| )+$/giu;
const coreOf = (company: string): string =>
  spaced(company.split(/[,(–|]/u)[0] ?? '')
    .replace(legal, '')
    .trim();
const nameLettersMin = 3;

export interface Employer {
  /** Where its lines begin and end in the résumé. */
  readonly start: number;
  readonly end: number;
  /** Its name without "Ltd" and the like, in plain letters. */
  readonly name: string;
  readonly isNewest: boolean;
}

/** The positions of a résumé in the order of its lines; the name is '' where none is told. */
export function employersOf({ documents, sections }: PremiumReport): Employer[] {
  const [newest] = sections.experience.timeline;
  const heads = sections.experience.timeline
    .flatMap((entry) => entry.quotes.slice(0, 1).map(({ start }) => ({ start, entry })))
    .toSorted((a, b) => a.start - b.start);
  return heads.map(({ start, entry }, i) => {
    const name = coreOf(entry.company ?? '');
    return {
      start,
      end: heads[i + 1]?.start ?? documents.resume.length,
      name: name.length >= nameLettersMin ? name : '',
      isNewest: entry === newest,
    };
  });
}

/** People call a company by two neighbouring words of its name, or by a first word that no other thing is called by. */
const firstWordLetters = 5;
function callsOf(name: string): string[] {
  const words = name.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  const [first = ''] = words;
  return [...pairs, ...(first.length >= firstWordLetters || words.length === 1 ? [first] : [])];
}

/** Words that lead to where somebody worked. */
const leads = '(?:at|for|with|from|to|in|joined|o|tai|ve|vao|ben|cho|sang|tu|hoi)';

/** Where a text names an employer of the résumé as the place of work: "At Dunmarra I …", "Ở Hưng Long tôi …". */
export function employersIn(text: string, report: PremiumReport): number[] {
  const plain = fold(text);
  // Places are those of the text only where no letter became two.
  if (plain.length !== text.length) return [];
  const calls = new Set(employersOf(report).flatMap(({ name }) => callsOf(name)));
  return [...calls].flatMap((call) => {
    const named = call.replaceAll('+', '[+]').replaceAll(' ', '[^\\p{L}\\d]+');
    const cue = new RegExp(`(?<!\\p{L})${leads} (?:the )?(?:\\p{L}+ ){0,3}?(${named})(?!\\p{L})`, 'giu');
    return [...plain.matchAll(cue)].flatMap((match) => {
      const at = match.index + match[0].length - (match[1] ?? '').length;
      return /^\p{Lu}/u.test(text.slice(at)) ? [match.index] : [];
    });
  });
}
