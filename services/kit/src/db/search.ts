import { type Expression, sql } from 'kysely';
import { likePattern } from './list.js';

type Text = Expression<string | null>;

/** Whether `text` has what is searched for, without regard to diacritics and capitals; without a search everything has. */
export function hasText(text: Text, search: string | undefined): Expression<boolean> {
  const pattern = likePattern(search);
  return pattern === null ? sql<boolean>`true` : sql<boolean>`unaccent(${text}) ilike unaccent(${pattern})`;
}

/** As `hasText`, of a generated column `folded(…)` with a trigram index. */
export function hasFolded(column: Text, search: string | undefined): Expression<boolean> {
  const pattern = likePattern(search);
  return pattern === null ? sql<boolean>`true` : sql<boolean>`${column} like folded(${pattern})`;
}

/** What a search finds by its indexes is few up to here. */
const fewMax = 1_000;

interface Searched {
  /** The id of a row of the list. */
  readonly id: Expression<unknown>;
  /** The folded texts of a row that are searched, its own and those of tables joined to it. */
  readonly texts: readonly Text[];
  /** The ids of the rows found, each part by the index of its table. */
  readonly found: () => {
    limit(rows: number): { execute(): Promise<readonly { readonly id: unknown }[]> };
  };
}

/**
 * Whether a row of a list has what is searched for, for `where`. A search that finds few looks them up by index first; of
 * one that finds many each row is asked. One condition over several tables would use no index for the few, and ids would
 * be too many for the rest.
 */
export async function hasSearched(
  search: string | undefined,
  { id, texts, found }: Searched,
): Promise<Expression<boolean>> {
  if (likePattern(search) === null) return sql<boolean>`true`;
  const rows = await found()
    .limit(fewMax + 1)
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length <= fewMax) return sql<boolean>`${id} = any(${ids})`;
  const each = texts.map((text) => hasFolded(text, search));
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
