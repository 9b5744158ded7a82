import { isPlace, isRegion } from '../catalogue/places.js';
import { headingKind, type SectionKind, toldKind } from '../catalogue/section-headings.js';
import { withoutAddresses } from '../resume/contact.js';
import { findDates } from '../text/dates.js';
import { fold } from '../text/fold.js';
import type { Read } from './builder.js';
import { printed } from './font.js';

// What stands beside the facts of a résumé and belongs to them: a school's place, a heading that says what its lines are.

const signs = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu;
const headingWordsMax = 5;

/** `SOFTWARE AND CODES` is set in capitals as a heading; beside its lines it is a label. */
const asWritten = (name: string): string =>
  name === name.toUpperCase() && name.length > capitalsMax
    ? name.slice(0, 1) + name.slice(1).toLowerCase()
    : name;
const capitalsMax = 5;

/** The nearest heading above a place of the résumé, without signs. */
export function headingAbove(text: string, at: number): { kind: SectionKind; name: string } | null {
  for (const line of text.slice(0, at).split('\n').slice(0, -1).toReversed()) {
    const name = line.replace(signs, '');
    const isShort = name.split(/\s+/).length <= headingWordsMax;
    const kind = isShort ? (headingKind(name) ?? toldKind(name)) : null;
    if (kind !== null) return { kind, name: printed(asWritten(name)) };
  }
  return null;
}

const separator = /^\s*(?:[-–—|,•·(]|\t|\s{2,})\s*/u;
const placeWordsMax = 6;

/** `- Columbus, OH` behind a name; null where something else or nothing stands there. */
function placeBehind(text: string, name: string | null): string | null {
  if (name === null || name.trim() === '') return null;
  const at = text.indexOf(name);
  if (at < 0) return null;
  const rest = text.slice(at + name.length).split('\n')[0] ?? '';
  const lead = separator.exec(rest)?.[0];
  if (lead === undefined) return null;
  const behind = rest.slice(lead.length);
  const until = findDates(behind)[0]?.start ?? behind.length;
  const said = (behind.slice(0, until).split(/\t|\s[|•·–—-]\s|\s{3,}|;/u)[0] ?? '').replace(signs, '');
  const last = said.split(',').at(-1)?.trim() ?? '';
  const isNamed = isPlace(said) || (said.includes(',') && isRegion(last));
  return isNamed && said.split(/\s+/).length <= placeWordsMax ? said : null;
}

/** A school and its place; where the town was read as a part of the name, its region behind it parts them. */
export function schoolAt(text: string, name: string | null): { org: string | null; place: string | null } {
  const place = placeBehind(text, name);
  const glued = /^(?<org>.*\S)\s[-–—|]\s(?<town>\p{Lu}[\p{L} .]+)$/u.exec(name ?? '')?.groups;
  if (name === null || !glued) return { org: name, place };
  const behind = text.slice(text.indexOf(name) + name.length);
  const region = /^,\s(?<region>\p{Lu}[\p{L} .]+?)(?=\s*(?:\n|\t|$|[|(,]))/u.exec(behind)?.groups?.['region'];
  return region !== undefined && isRegion(region)
    ? { org: glued['org'] ?? name, place: `${glued['town']}, ${region}` }
    : { org: name, place };
}

const headlineWords = { min: 2, max: 10 };
const notHeadline = /[\d@:\\]|\/\/|[.!?;]$|^(?:curriculum|résumé|resume|cv)(?!\p{L})/iu;

const positionLabel =
  /^(?:(?:vị trí|chức (?:danh|vụ)|công việc|nghề nghiệp)(?: hiện (?:tại|nay))?|(?:current |present )?(?:position|job title|role|occupation|profession))\s*(?::\s*|\t)(?<said>[^\t]{3,80})$/iu;
const labelledLines = 14;

/** `Vị trí hiện tại | Tổ trưởng bảo trì` among the personal data, above the first heading of work. */
function labelledHeadline(lines: readonly string[]): string | null {
  const work = lines.findIndex((line) => headingKind(line) === 'experience');
  const head = lines.slice(0, Math.min(labelledLines, work < 0 ? labelledLines : work));
  if (head.some((line) => findDates(line).length > 1)) return null;
  return head.flatMap((line) => positionLabel.exec(line.trim())?.groups?.['said']?.trim() ?? [])[0] ?? null;
}

/** The line under the name, where it says what the person is and was not read as anything else. */
export function headlineUnder({ resume, documents }: Read): string | null {
  const { contact, experience } = resume;
  const lines = documents.resume.split('\n').map((line) => line.trim());
  const at = contact.full_name === null ? -1 : lines.indexOf(contact.full_name);
  const line = withoutAddresses(at < 0 ? '' : (lines.slice(at + 1).find((one) => one !== '') ?? ''));
  const words = line.split(/\s+/).length;
  const isKnown =
    headingKind(line) !== null ||
    isPlace(line) ||
    [contact.location, resume.summary, ...experience.flatMap(({ company }) => company)].some(
      (one) => typeof one === 'string' && fold(one).includes(fold(line)),
    );
  const fits = words >= headlineWords.min && words <= headlineWords.max && !notHeadline.test(line);
  return fits && !isKnown && !line.includes('\t') ? line : labelledHeadline(lines);
}
