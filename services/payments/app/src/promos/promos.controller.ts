import {
  createPromo,
  exportPromos,
  listPromos,
  type Promo,
  updatePromo,
} from '@fitfolio/payments-contract/promo';
import { Database } from '@fitfolio/service-kit/db/database';
import { asCsv, csv } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { listPromosOf } from './promo.store.js';
import { SavePromo } from './save-promo.js';

const exportRowsMax = 50_000;

@Controller()
export class PromosController {
  constructor(
    private readonly database: Database,
    private readonly saving: SavePromo,
  ) {}

  @Handles(listPromos)
  list(@Input() { query }: Call<typeof listPromos>) {
    return listPromosOf(this.database.sql, query);
  }

  @Handles(exportPromos)
  async export(@Input() { reply }: Call<typeof exportPromos>) {
    const { data } = await listPromosOf(this.database.sql, { page: 1, pageSize: exportRowsMax });
    asCsv(reply, 'promos');
    return csv<Promo>(
      {
        code: (p) => p.code,
        kind: (p) => p.kind,
        value: (p) => p.value,
        uses: (p) => p.uses,
        uses_max: (p) => p.usesMax,
        uses_per_user_max: (p) => p.usesPerUserMax,
        bundles: (p) => p.bundleIds.join(' '),
        starts_at: (p) => p.startsAt,
        ends_at: (p) => p.endsAt,
        archived: (p) => p.archived,
        created_at: (p) => p.createdAt,
      },
      data,
    );
  }

  @Handles(createPromo)
  async create(@Input() { user, body }: Call<typeof createPromo>) {
    return { data: await this.saving.run(user.id, null, body) };
  }

  @Handles(updatePromo)
  async update(@Input() { user, params, body }: Call<typeof updatePromo>) {
    return { data: await this.saving.run(user.id, params.id, body) };
  }
}
