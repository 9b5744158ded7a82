const two = (n: number): string => String(n).padStart(2, '0');

/** `YYYY-MM-DD HH:mm:ss` in the reader's time zone; empty for what is not a date. */
export function formatDateTime(value: string | number | Date | null | undefined): string {
  if (value === null || value === undefined) return '';
  const d = new Date(value);
  if (Number.isNaN(d.getTime())) return '';
  const date = `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`;
  return `${date} ${two(d.getHours())}:${two(d.getMinutes())}:${two(d.getSeconds())}`;
}

/** First letters of up to two words, upper case: "Nguyễn Văn An" → "NV". */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Making one costs as much as a hundred uses of it. */
function numberFormatOf(locale: string): Intl.NumberFormat {
  const made = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, made);
  return made;
}

/** Digits grouped as the language does: 1.234 in Vietnamese, 1,234 in English. */
export const formatNumber = (value: number, language: string): string =>
  numberFormatOf(language === 'vi' ? 'vi-VN' : 'en-US').format(value);

/** "PDF, DOCX, or TXT"; "PDF, DOCX hoặc TXT". */
export const formatChoices = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(items);

export type Currency = 'USD' | 'VND';

/** Money in minor units: US cents as `$2.50`, đồng as `50.000 ₫`, which no line break takes apart. */
export const formatMoney = (amount: number, currency: Currency): string =>
  currency === 'USD'
    ? `$${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount / 100)}`
    : `${new Intl.NumberFormat('vi-VN').format(amount)}\u00a0₫`;

/** `mm:ss` or `hh:mm:ss` of a duration; never negative. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${two(Math.floor(seconds / 3600))}:${rest}` : rest;
}

/** Bytes in short form: `2MB`, `340KB`. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${Math.round((bytes / 1024 / 1024) * 10) / 10}MB`
    : `${Math.max(1, Math.round(bytes / 1024))}KB`;
