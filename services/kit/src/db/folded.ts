/**
 * What a migration needs for search without diacritics and capitals ("nguyen" finds "Nguyễn"): the function
 * `folded(text)`, fit for generated columns and indexes. Index such a column by `gin (… gin_trgm_ops)`.
 */
export const createFolded: readonly string[] = [
  'create extension if not exists unaccent',
  'create extension if not exists pg_trgm',
  `create or replace function folded(text) returns text language sql immutable strict parallel safe
     as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$`,
];
