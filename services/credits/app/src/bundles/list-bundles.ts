import type { AdminBundle, exportBundles } from '@fitfolio/credits-contract/bundle';
import { batches } from '@fitfolio/service-kit/db/batches';
import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery, Paged } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { hasText } from '@fitfolio/service-kit/db/search';
import { sql } from '@fitfolio/service-kit/db/query';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import type { Call } from '@fitfolio/service-kit/http/handles';
import { Injectable } from '@nestjs/common';
import { selectForAdmin, withPrices } from './bundles.store.js';

/** All bundles, for administrators. */
@Injectable()
export class ListBundles {
  constructor(private readonly database: Database) {}

  async page(query: ListQuery): Promise<Paged<AdminBundle>> {
    const found = selectForAdmin(this.database).where(
      hasText(sql`concat_ws(' ', code, name->>'en', name->>'vi')`, query.search),
    );
    const { data, page } = await listPage(found, query, {
      sorts: {
        position: 'position',
        createdAt: 'createdAt',
        tokens: 'tokens',
        priceUsdCents: 'priceUsdCents',
      },
      defaultSort: 'position',
      tieBreaks: ['id'],
    });
    return { data: data.map(withPrices), page };
  }

  export(reply: Call<typeof exportBundles>['reply']) {
    const rows = batches(selectForAdmin(this.database), { by: ['position', 'id'] });
    return csvStream(
      reply,
      'bundles',
      {
        code: (b) => b.code,
        kind: (b) => b.kind,
        name_en: (b) => b.name.en,
        name_vi: (b) => b.name.vi,
        tokens: (b) => b.tokens,
        price_usd_cents: (b) => b.priceUsdCents,
        price_vnd: (b) => withPrices(b).priceVnd,
        archived: (b) => b.archived,
        created_at: (b) => b.createdAt.toISOString(),
      },
      rows,
    );
  }
}
