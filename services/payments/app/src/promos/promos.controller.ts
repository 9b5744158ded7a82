import { createPromo, exportPromos, listPromos, updatePromo } from '@fitfolio/payments-contract/promo';
import { Database } from '@fitfolio/service-kit/db/database';
import { batches } from '@fitfolio/service-kit/db/batches';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { listPromosOf } from './list-promos.js';
import { promos } from './promo.store.js';
import { SavePromo } from './save-promo.js';

@Controller()
export class PromosController {
  constructor(
    private readonly database: Database,
    private readonly savePromo: SavePromo,
  ) {}

  @Handles(listPromos)
  list(@Input() { query }: Call<typeof listPromos>) {
    return listPromosOf(this.database, query);
  }

  @Handles(exportPromos)
  export(@Input() { reply }: Call<typeof exportPromos>) {
    return csvStream(
      reply,
      'promos',
      {
        code: (p) => p.code,
        kind: (p) => p.kind,
        value: (p) => p.value,
        uses: (p) => p.uses,
        uses_max: (p) => p.usesMax,
        uses_per_user_max: (p) => p.usesPerUserMax,
        bundles: (p) => p.bundleIds.join(' '),
        starts_at: (p) => p.startsAt?.toISOString(),
        ends_at: (p) => p.endsAt?.toISOString(),
        archived: (p) => p.archived,
        created_at: (p) => p.createdAt.toISOString(),
      },
      batches(promos(this.database), { by: ['createdAt', 'id'], descending: true }),
    );
  }

  @Handles(createPromo)
  async create(@Input() { user, body }: Call<typeof createPromo>) {
    return { data: await this.savePromo.run(user.id, null, body) };
  }

  @Handles(updatePromo)
  async update(@Input() { user, params, body }: Call<typeof updatePromo>) {
    return { data: await this.savePromo.run(user.id, params.id, body) };
  }
}
