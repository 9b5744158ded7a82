/** `like` finds the text itself anywhere, whatever signs it has; null for nothing to find. */
export function likePattern(search: string | undefined): string | null {
  const text = search?.trim().normalize('NFC') ?? '';
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** `-createdAt` → `created_at desc nulls last, id`; `columns` says which SQL a field is, the first is the default. */
export function orderBy(
  columns: Readonly<Record<string, string>>,
  sort: string | undefined,
  fallback: string,
  id: string,
): string {
  const given = sort ?? fallback;
  const column = columns[given.replace(/^-/, '')] ?? id;
  return `${column} ${given.startsWith('-') ? 'desc' : 'asc'} nulls last, ${id}`;
}
