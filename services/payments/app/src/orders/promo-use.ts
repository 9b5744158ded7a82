import { sql } from '@fitfolio/service-kit/db/query';
import type { RowOf } from '@fitfolio/service-kit/db/define-table';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';
import type { PromoEntity } from './promo.entity.js';

export type PromoRow = RowOf<typeof PromoEntity>;

export function findPromo(work: Work, code: string, lock: boolean): Promise<PromoRow | undefined> {
  return db(work)
    .selectFrom('promo')
    .selectAll()
    .where('code', '=', code)
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();
}

const usesOf = (work: Work, promoId: string) =>
  db(work)
    .selectFrom('promo_use')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('promoId', '=', promoId);

export async function promoUsesBy(work: Work, promoId: string, userId: string): Promise<number> {
  const { uses } = await usesOf(work, promoId).where('userId', '=', userId).executeTakeFirstOrThrow();
  return uses;
}

/** How often the user who used it most has. */
export async function mostPromoUsesByOne(work: Work, promoId: string): Promise<number> {
  const most = await usesOf(work, promoId)
    .groupBy('userId')
    .orderBy('uses', 'desc')
    .limit(1)
    .executeTakeFirst();
  return most?.uses ?? 0;
}

/** Why a promo does not hold for this order; null when it does. Pure. */
export function promoRefusal(promo: PromoRow | undefined, bundleId: string, usedByUser: number, now: Date) {
  if (promo === undefined || promo.archived) return 'PROMO_INVALID';
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
export async function takeUse(work: Work, use: PromoUse): Promise<boolean> {
  const { promoId, userId } = use;
  // Before the count: one person's two orders would each see the other's use missing.
  await db(work).selectFrom('promo').select('id').where('id', '=', promoId).forUpdate().execute();
  const counted = await db(work)
    .updateTable('promo')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', promoId)
    .where(({ eb, or, ref }) => or([eb('usesMax', 'is', null), eb('uses', '<', ref('usesMax'))]))
    .where(usesOf(work, promoId).where('userId', '=', userId), '<', sql.ref<number>('usesPerUserMax'))
    .returning('id')
    .execute();
  if (counted.length === 0) return false;
  await db(work).insertInto('promo_use').values(use).execute();
  return true;
}

/** An order that ended unpaid gives its use back. */
export async function giveBackUse(work: Work, paymentId: string): Promise<void> {
  await db(work)
    .with('gone', (query) =>
      query.deleteFrom('promo_use').where('paymentId', '=', paymentId).returning('promoId'),
    )
    .updateTable('promo')
    .from('gone')
    .set(({ eb }) => ({ uses: eb('promo.uses', '-', 1) }))
    .whereRef('promo.id', '=', 'gone.promoId')
    .execute();
}

/** Before a late payment: its use still stands, or can be had again. */
export async function regainUse(
  work: Work,
  payment: { readonly id: string; readonly promoId: string | null; readonly userId: string },
): Promise<boolean> {
  const { id: paymentId, promoId, userId } = payment;
  if (promoId === null) return true;
  const kept = await db(work)
    .selectFrom('promo_use')
    .select('paymentId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return kept !== undefined || takeUse(work, { paymentId, promoId, userId });
}
