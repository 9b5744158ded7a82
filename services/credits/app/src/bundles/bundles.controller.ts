import {
  type AdminBundle,
  createBundle,
  exportBundles,
  getBundle,
  listAllBundles,
  listBundles,
  updateBundle,
} from '@fitfolio/credits-contract/bundle';
import { getSoldBundle } from '@fitfolio/credits-contract/holds';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { asCsv, csv } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { bundlesOnSale, findBundle, listBundlesOf } from './bundle.store.js';
import { SaveBundle } from './save-bundle.js';

const exportRowsMax = 1_000;

@Controller()
export class BundlesController {
  constructor(
    private readonly database: Database,
    private readonly saving: SaveBundle,
  ) {}

  @Handles(listBundles)
  async onSale() {
    return { data: await bundlesOnSale(this.database.sql) };
  }

  @Handles(getBundle)
  async one(@Input() { params }: Call<typeof getBundle>) {
    return { data: onSale(await findBundle(this.database.sql, params.id)) };
  }

  @OnRequest(getSoldBundle)
  async sold(
    { bundleId }: RpcRequest<typeof getSoldBundle>,
    tx: Tx,
  ): Promise<RpcReply<typeof getSoldBundle>> {
    return onSale(await findBundle(tx.sql, bundleId));
  }

  @Handles(listAllBundles)
  all(@Input() { query }: Call<typeof listAllBundles>) {
    return listBundlesOf(this.database.sql, query);
  }

  @Handles(exportBundles)
  async export(@Input() { reply }: Call<typeof exportBundles>) {
    const { data } = await listBundlesOf(this.database.sql, { page: 1, pageSize: exportRowsMax });
    asCsv(reply, 'bundles');
    return csv<AdminBundle>(
      {
        code: (b) => b.code,
        kind: (b) => b.kind,
        name_en: (b) => b.name.en,
        name_vi: (b) => b.name.vi,
        tokens: (b) => b.tokens,
        price_usd_cents: (b) => b.priceUsdCents,
        price_vnd: (b) => b.priceVnd,
        archived: (b) => b.archived,
        created_at: (b) => b.createdAt,
      },
      data,
    );
  }

  @Handles(createBundle)
  async create(@Input() { user, body }: Call<typeof createBundle>) {
    return { data: await this.saving.run(user.id, null, body) };
  }

  @Handles(updateBundle)
  async update(@Input() { user, params, body }: Call<typeof updateBundle>) {
    return { data: await this.saving.run(user.id, params.id, body) };
  }
}

function onSale(bundle: AdminBundle | null): AdminBundle {
  if (bundle === null || bundle.archived)
    throw creditsProblem('BUNDLE_NOT_FOUND', 'This bundle is not on sale.');
  return bundle;
}
