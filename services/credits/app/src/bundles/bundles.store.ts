import { type AdminBundle, type Bundle, vndOfUsdCents } from '@fitfolio/credits-contract/bundle';
import { sql, toDto } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';

/** Against the dearest token of a tier on sale. */
const savingPercent = sql<number>`greatest(0, round(100 - 100.0 * price_usd_cents / tokens / coalesce(
  (select max(price_usd_cents::numeric / tokens) from bundle where kind = 'tier' and not archived),
  price_usd_cents::numeric / tokens)))::int`;

const shown = ['id', 'code', 'kind', 'name', 'description', 'tokens', 'priceUsdCents', 'label'] as const;

interface Priced {
  readonly tokens: number;
  readonly priceUsdCents: number;
}

export function withPrices<Row extends Priced>(row: Row) {
  const priceVnd = vndOfUsdCents(row.priceUsdCents);
  return {
    ...row,
    priceVnd,
    perTokenUsdCents: Math.round(row.priceUsdCents / row.tokens),
    perTokenVnd: Math.round(priceVnd / row.tokens),
  };
}

const selectOnSale = (work: Work) =>
  db(work)
    .selectFrom('bundle')
    .select(shown)
    .select(savingPercent.as('savingPercent'))
    .where('archived', '=', false);

export async function bundlesOnSale(work: Work): Promise<Bundle[]> {
  const rows = await selectOnSale(work).orderBy('kind', 'desc').orderBy('position').orderBy('code').execute();
  return rows.map(withPrices);
}

export async function findBundleOnSale(work: Work, id: string): Promise<Bundle | undefined> {
  const row = await selectOnSale(work).where('id', '=', id).executeTakeFirst();
  return row && withPrices(row);
}

/** What administrators see of a bundle. */
export const selectForAdmin = (work: Work) =>
  db(work)
    .selectFrom('bundle')
    .select(shown)
    .select(['position', 'archived', 'createdAt', 'updatedAt', savingPercent.as('savingPercent')]);

export async function findBundle(work: Work, id: string): Promise<AdminBundle | null> {
  const row = await selectForAdmin(work).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : withPrices(toDto(row));
}
