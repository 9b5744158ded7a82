import { listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import { paymentColumns, type PaymentRow } from '../orders/payment.store.js';

type HistoryQuery = ListQuery & { readonly status?: string | undefined };

const sorts = { createdAt: 'p.created_at', finalAmount: 'p.final_amount' };

export const listPaymentsOf = (sql: Sql, userId: string, query: HistoryQuery): Promise<Paged<PaymentRow>> =>
  listPage(
    sql,
    {
      columns: paymentColumns,
      from: `from payment p where p.user_id = $1
        and ($2::text is null or $2 = case when p.state in ('pending', 'completed') then p.state else 'failed' end)
        and ($3::text is null or position(upper($3) in concat_ws(' ', p.reference, p.promo_code)) > 0)`,
      params: [userId, query.status ?? null, query.search?.trim() || null],
      orderBy: orderBy(sorts, query.sort, '-createdAt', 'p.id'),
    },
    query,
    (row: PaymentRow) => row,
  );
