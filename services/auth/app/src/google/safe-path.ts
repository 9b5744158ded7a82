const base = 'https://fitfolio.invalid';
const hasControlCharacter = (value: string): boolean => [...value].some((c) => c.charCodeAt(0) < 0x20);

/** A path of this site, else home: never another host, however it is spelt. */
export function safePath(value: string | undefined): string {
  if (value === undefined || !/^\/(?![/\\])[^\\]*$/.test(value) || hasControlCharacter(value)) return '/';
  if (!URL.canParse(value, base)) return '/';
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
