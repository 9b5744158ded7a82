import type { Page } from '@fitfolio/contract-kit/page';

/** What a list is asked for, as `listQuery` of contract-kit parses it; exports ask for larger pages. */
export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

/** The reply of a list. */
export interface Paged<T> {
  readonly data: T[];
  readonly page: Page;
}

export const paged = <T>({ page, pageSize }: ListQuery, data: T[], total: number): Paged<T> => ({
  data,
  page: { page, pageSize, total },
});

/** `like` finds the text itself anywhere, whatever signs it has; null for nothing to find. */
export function likePattern(search: string | undefined): string | null {
  const text = search?.trim().normalize('NFC') ?? '';
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
