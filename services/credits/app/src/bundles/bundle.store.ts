import { type AdminBundle, type BundleInput, vndOfUsdCents } from '@fitfolio/credits-contract/bundle';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import { likePattern, orderBy } from '@fitfolio/service-kit/db/list';

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

interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

export async function listBundlesOf(
  sql: Sql,
  query: ListQuery,
): Promise<{ data: AdminBundle[]; total: number }> {
  const rows = await sql<Row & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from bundle
     where $1::text is null or unaccent(concat_ws(' ', code, name->>'en', name->>'vi')) ilike unaccent($1)
     order by ${orderBy(sorts, query.sort, 'position', 'id')} limit $2 offset $3`,
    [likePattern(query.search), query.pageSize, (query.page - 1) * query.pageSize],
  );
  return { data: rows.map(shown), total: rows[0]?.total ?? 0 };
}

/** The id of the bundle made or changed; null when there is none of this id. */
export async function saveBundle(sql: Sql, id: string | null, b: BundleInput): Promise<string | null> {
  const values = [
    b.code,
    b.kind,
    JSON.stringify(b.name),
    JSON.stringify(b.description),
    b.tokens,
    b.priceUsdCents,
    b.label,
    b.position,
    b.archived,
  ];
  const fields = 'code, kind, name, description, tokens, price_usd_cents, label, position, archived';
  const [row] =
    id === null
      ? await sql<{ id: string }>(
          `insert into bundle (${fields}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
          values,
        )
      : await sql<{ id: string }>(
          `update bundle set (${fields}, updated_at) = ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())
           where id = $10 returning id`,
          [...values, id],
        );
  return row?.id ?? null;
}
