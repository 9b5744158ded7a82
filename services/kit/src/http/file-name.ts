export const fileNameCharsMax = 200;
const fallbackName = 'file';
/** Control, zero-width and bidi characters: a name must look like what it is. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A client's file name made safe to show and to store as data: the end of long names, with the extension, stays. */
export function cleanFileName(given: string | undefined): string {
  const base = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = base.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();
  if (name === '' || name === '.' || name === '..') return fallbackName;
  const chars = Array.from(name);
  if (chars.length <= fileNameCharsMax) return name;
  const dot = chars.lastIndexOf('.');
  const extension = dot > 0 && chars.length - dot <= 10 ? chars.slice(dot) : [];
  return [...chars.slice(0, fileNameCharsMax - extension.length), ...extension].join('');
}
