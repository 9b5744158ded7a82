import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Page, order and search of a list, as the contract's `listQuery` takes them. */
export interface ListState<Sort extends string> {
  readonly query: { page: number; pageSize: number; search?: string; sort?: Sort };
  readonly setPage: (page: number) => void;
  readonly setSort: (sort: Sort | undefined) => void;
  readonly setSearch: (search: string) => void;
}

const pageOf = (value: string | null): number => {
  const page = Number(value);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
};

/** Keeps a list's state in the address, so that a reload, a link and "back" show the same list. */
export function useListState<const Sort extends string>(options: {
  sorts: readonly Sort[];
  defaultSort: Sort;
  pageSize?: number;
}): ListState<Sort> {
  const { sorts, defaultSort, pageSize = 20 } = options;
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('sort');
  const sort = sorts.find((s) => s === wanted) ?? defaultSort;
  const page = pageOf(search.get('page'));
  const text = search.get('search') ?? '';
  const put = useCallback(
    (changes: Record<string, string | null>) =>
      setSearch(
        (old) => {
          const next = new URLSearchParams(old);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const query = useMemo(
    () => ({ page, pageSize, sort, ...(text ? { search: text } : {}) }),
    [page, pageSize, sort, text],
  );
  return {
    query,
    setPage: (next) => put({ page: next > 1 ? String(next) : null }),
    setSort: (next) => put({ sort: next ?? null, page: null }),
    setSearch: (next) => put({ search: next.trim() || null, page: null }),
  };
}
