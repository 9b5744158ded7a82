import type { Sql } from '@fitfolio/service-kit/db/sql';

export interface PromoRow {
  readonly id: string;
  readonly code: string;
  readonly kind: 'percent' | 'fixed';
  readonly value: number;
  readonly bundleIds: readonly string[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usesMax: number | null;
  readonly usesPerUserMax: number;
  readonly uses: number;
  readonly archived: boolean;
}

const columns = `id, code, kind, value, bundle_ids as "bundleIds", starts_at as "startsAt", ends_at as "endsAt",
  uses_max as "usesMax", uses_per_user_max as "usesPerUserMax", uses, archived`;

export async function findPromo(sql: Sql, code: string, lock: boolean): Promise<PromoRow | null> {
  const [row] = await sql<PromoRow>(
    `select ${columns} from promo where code = $1 ${lock ? 'for update' : ''}`,
    [code],
  );
  return row ?? null;
}

export async function promoUsesBy(sql: Sql, promoId: string, userId: string): Promise<number> {
  const [row] = await sql<{ uses: number }>(
    'select count(*)::int as uses from promo_use where promo_id = $1 and user_id = $2',
    [promoId, userId],
  );
  return row?.uses ?? 0;
}

/** How often the user who used it most has. */
export async function mostPromoUsesByOne(sql: Sql, promoId: string): Promise<number> {
  const [row] = await sql<{ most: number }>(
    `select coalesce(max(uses), 0)::int as most from
       (select count(*) as uses from promo_use where promo_id = $1 group by user_id) u`,
    [promoId],
  );
  return row?.most ?? 0;
}

/** Why a promo does not hold for this order; null when it does. Pure. */
export function promoRefusal(promo: PromoRow | null, bundleId: string, usedByUser: number, now: Date) {
  if (promo === null || promo.archived) return 'PROMO_INVALID';
  if (promo.startsAt !== null && now < promo.startsAt) return 'PROMO_NOT_STARTED';
  if (promo.endsAt !== null && now >= promo.endsAt) return 'PROMO_EXPIRED';
  if (promo.bundleIds.length > 0 && !promo.bundleIds.includes(bundleId)) return 'PROMO_NOT_FOR_BUNDLE';
  if (usedByUser >= promo.usesPerUserMax) return 'PROMO_ALREADY_USED';
  if (promo.usesMax !== null && promo.uses >= promo.usesMax) return 'PROMO_USED_UP';
  return null;
}

export interface PromoUse {
  readonly paymentId: string;
  readonly promoId: string;
  readonly userId: string;
}

/** Counts a use within the limits; false when there is none left. */
export async function takeUse(sql: Sql, { paymentId, promoId, userId }: PromoUse): Promise<boolean> {
  // Before the count: one person's two orders would each see the other's use missing.
  await sql('select from promo where id = $1 for update', [promoId]);
  const counted = await sql(
    `update promo set uses = uses + 1 where id = $1 and (uses_max is null or uses < uses_max)
       and (select count(*) from promo_use where promo_id = $1 and user_id = $2) < uses_per_user_max
     returning id`,
    [promoId, userId],
  );
  if (counted.length === 0) return false;
  await sql('insert into promo_use (payment_id, promo_id, user_id) values ($1, $2, $3)', [
    paymentId,
    promoId,
    userId,
  ]);
  return true;
}

/** An order that ended unpaid gives its use back. */
export async function giveBackUse(sql: Sql, paymentId: string): Promise<void> {
  await sql(
    `with gone as (delete from promo_use where payment_id = $1 returning promo_id)
     update promo set uses = uses - 1 from gone where promo.id = gone.promo_id`,
    [paymentId],
  );
}

/** Before a late payment: its use still stands, or can be had again. */
export async function regainUse(
  sql: Sql,
  payment: { readonly id: string; readonly promoId: string | null; readonly userId: string },
): Promise<boolean> {
  if (payment.promoId === null) return true;
  const kept = await sql('select 1 from promo_use where payment_id = $1', [payment.id]);
  if (kept.length > 0) return true;
  return takeUse(sql, { paymentId: payment.id, promoId: payment.promoId, userId: payment.userId });
}
