import type { exportCoupons } from '@fitfolio/credits-contract/coupon';
import { batches } from '@fitfolio/service-kit/db/batches';
import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { hasText } from '@fitfolio/service-kit/db/search';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import type { Call } from '@fitfolio/service-kit/http/handles';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

/** All coupon codes, for administrators. */
@Injectable()
export class ListCoupons {
  constructor(private readonly database: Database) {}

  page(query: ListQuery) {
    const found = this.all().where(({ ref }) => hasText(ref('code'), query.search));
    return listPage(found, query, {
      sorts: { createdAt: 'createdAt', code: 'code', uses: 'uses', tokens: 'tokens' },
      defaultSort: '-createdAt',
      tieBreaks: ['id'],
    });
  }

  export(reply: Call<typeof exportCoupons>['reply']) {
    return csvStream(
      reply,
      'coupons',
      {
        code: (c) => c.code,
        tokens: (c) => c.tokens,
        uses: (c) => c.uses,
        uses_max: (c) => c.usesMax,
        uses_per_user_max: (c) => c.usesPerUserMax,
        starts_at: (c) => c.startsAt?.toISOString(),
        ends_at: (c) => c.endsAt?.toISOString(),
        archived: (c) => c.archived,
        created_at: (c) => c.createdAt.toISOString(),
      },
      batches(this.all(), { by: ['createdAt', 'id'], descending: true }),
    );
  }

  private all() {
    return db(this.database).selectFrom('coupon').selectAll();
  }
}
