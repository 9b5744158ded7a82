import type { PaymentStatus } from '@fitfolio/payments-contract/payment';
import type { ListQuery } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { paymentColumns } from '../orders/payment.store.js';
import { statesOf } from '../orders/payment-view.js';
import { db } from '../tables.js';

type HistoryQuery = ListQuery & { readonly status?: PaymentStatus | undefined };

/** A page of what one user ordered. */
export function listPaymentsOf(work: Work, userId: string, query: HistoryQuery) {
  const { status } = query;
  const search = query.search?.trim() ?? '';
  let found = db(work).selectFrom('payment as p').where('p.userId', '=', userId).select(paymentColumns);
  if (status !== undefined) found = found.where('p.state', 'in', statesOf(status));
  if (search !== '')
    found = found.where(
      sql<boolean>`position(upper(${search}) in concat_ws(' ', p.reference, p.promo_code)) > 0`,
    );
  return listPage(found, query, {
    sorts: { createdAt: 'p.createdAt', finalAmount: 'p.finalAmount' },
    defaultSort: '-createdAt',
    tieBreaks: ['p.id'],
  });
}
