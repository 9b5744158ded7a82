import { orderBy } from '@fitfolio/service-kit/db/list';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import { paymentColumns, type PaymentRow } from '../orders/payment.store.js';

interface HistoryQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly status?: string | undefined;
}

const sorts = { createdAt: 'p.created_at', finalAmount: 'p.final_amount' };

export async function listPaymentsOf(
  sql: Sql,
  userId: string,
  { page, pageSize, search, sort, status }: HistoryQuery,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const rows = await sql<PaymentRow & { total: number }>(
    `select ${paymentColumns}, count(*) over ()::int as total from payment p where p.user_id = $1
       and ($2::text is null or $2 = case when p.state in ('pending', 'completed') then p.state else 'failed' end)
       and ($3::text is null or position(upper($3) in concat_ws(' ', p.reference, p.promo_code)) > 0)
     order by ${orderBy(sorts, sort, '-createdAt', 'p.id')} limit $4 offset $5`,
    [userId, status ?? null, search?.trim() || null, pageSize, (page - 1) * pageSize],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
