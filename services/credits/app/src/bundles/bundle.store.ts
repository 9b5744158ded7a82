import { type AdminBundle, type BundleInput, vndOfUsdCents } from '@fitfolio/credits-contract/bundle';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import { saveRowText } from '@fitfolio/service-kit/db/save-row-text';

type Row = Omit<AdminBundle, 'createdAt' | 'updatedAt' | 'priceVnd' | 'perTokenUsdCents' | 'perTokenVnd'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** The saving is told against the dearest token of a tier on sale. */
const columns = `id, code, kind, name, description, tokens, price_usd_cents as "priceUsdCents", label, position,
  archived, created_at as "createdAt", updated_at as "updatedAt",
  greatest(0, round(100 - 100.0 * price_usd_cents / tokens / coalesce((select max(price_usd_cents::numeric / tokens)
    from bundle where kind = 'tier' and not archived), price_usd_cents::numeric / tokens)))::int as "savingPercent"`;

const sorts = {
  position: 'position',
  createdAt: 'created_at',
  tokens: 'tokens',
  priceUsdCents: 'price_usd_cents',
};

function shown(row: Row): AdminBundle {
  const priceVnd = vndOfUsdCents(row.priceUsdCents);
  return {
    ...row,
    priceVnd,
    perTokenUsdCents: Math.round(row.priceUsdCents / row.tokens),
    perTokenVnd: Math.round(priceVnd / row.tokens),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function bundlesOnSale(sql: Sql): Promise<AdminBundle[]> {
  const rows = await sql<Row>(
    `select ${columns} from bundle where not archived order by kind desc, position, code`,
  );
  return rows.map(shown);
}

export async function findBundle(sql: Sql, id: string): Promise<AdminBundle | null> {
  const [row] = await sql<Row>(`select ${columns} from bundle where id = $1`, [id]);
  return row === undefined ? null : shown(row);
}

export const listBundlesOf = (sql: Sql, query: ListQuery): Promise<Paged<AdminBundle>> =>
  listPage(
    sql,
    {
      columns,
      from: `from bundle
        where $1::text is null or unaccent(concat_ws(' ', code, name->>'en', name->>'vi')) ilike unaccent($1)`,
      params: [likePattern(query.search)],
      orderBy: orderBy(sorts, query.sort, 'position', 'id'),
    },
    query,
    shown,
  );

export const saveBundle = (sql: Sql, id: string | null, bundle: BundleInput): Promise<string | null> =>
  saveRowText(sql, 'bundle', id, {
    code: bundle.code,
    kind: bundle.kind,
    name: JSON.stringify(bundle.name),
    description: JSON.stringify(bundle.description),
    tokens: bundle.tokens,
    price_usd_cents: bundle.priceUsdCents,
    label: bundle.label,
    position: bundle.position,
    archived: bundle.archived,
  });
