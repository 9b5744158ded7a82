import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list can be narrowed by: the values each filter takes, or a test of what may be typed (a day). */
export type ListFilters = Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>;

/** The filters that are set. */
export type FilterValues<Filters extends ListFilters> = {
  [Name in keyof Filters]?: Filters[Name] extends readonly (infer Value)[] ? Value : string;
};

/** Page, order, search and filters of a list, as the contract's `listQuery` takes them. */
export interface ListState<Sort extends string, Filters extends ListFilters = Record<never, never>> {
  readonly query: { page: number; pageSize: number; search?: string; sort: Sort } & FilterValues<Filters>;
  /** The same without page: what an export takes. */
  readonly everything: { search?: string; sort: Sort } & FilterValues<Filters>;
  /** A search or a filter is set: an empty list is then "nothing matches". */
  readonly narrowed: boolean;
  readonly setPage: (page: number) => void;
  /** An order the list does not have is its usual one. */
  readonly setSort: (sort: string | undefined) => void;
  readonly setSearch: (search: string) => void;
  /** `null` clears the filter. */
  readonly setFilter: (name: keyof Filters & string, value: string | null) => void;
  /** Clears search and filters. */
  readonly showAll: () => void;
}

const pageOf = (value: string | null): number => {
  const page = Number(value);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
};

function filtersIn<Filters extends ListFilters>(
  address: URLSearchParams,
  filters: Filters,
): FilterValues<Filters> {
  const set = Object.entries(filters).flatMap(([name, accepted]) => {
    const value = address.get(name);
    const fits = value && (typeof accepted === 'function' ? accepted(value) : accepted.includes(value));
    return fits ? [[name, value] as const] : [];
  });
  return Object.fromEntries(set) as FilterValues<Filters>;
}

/**
 * Keeps a list's state in the address, so that a reload, a link and "back" show the same list. Give `sorts` and
 * `filters` as constants of the module; a value the address has and they have not counts as not given.
 */
export function useListState<
  const Sort extends string,
  const Filters extends ListFilters = Record<never, never>,
>(options: {
  sorts: readonly Sort[];
  defaultSort: Sort;
  filters?: Filters;
  pageSize?: number;
}): ListState<Sort, Filters> {
  const { sorts, defaultSort, pageSize = 20, filters } = options;
  const [address, setAddress] = useSearchParams();
  const put = useCallback(
    (changes: Record<string, string | null>) =>
      setAddress(
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
    [setAddress],
  );
  const read = useMemo(() => {
    const wanted = address.get('sort');
    const search = address.get('search');
    const set = filtersIn(address, filters ?? ({} as Filters));
    const everything = {
      sort: sorts.find((s) => s === wanted) ?? defaultSort,
      ...(search ? { search } : {}),
      ...set,
    };
    return {
      everything,
      query: { page: pageOf(address.get('page')), pageSize, ...everything },
      narrowed: Boolean(search) || Object.keys(set).length > 0,
    };
  }, [address, sorts, defaultSort, filters, pageSize]);
  const nothing = (): Record<string, null> =>
    Object.fromEntries(['search', 'page', ...Object.keys(filters ?? {})].map((name) => [name, null]));
  return {
    ...read,
    setPage: (next) => put({ page: next > 1 ? String(next) : null }),
    setSort: (next) => put({ sort: sorts.find((s) => s === next) ?? null, page: null }),
    setSearch: (next) => put({ search: next.trim() || null, page: null }),
    setFilter: (name, value) => put({ [name]: value, page: null }),
    showAll: () => put(nothing()),
  };
}
