import {
  type Bundle,
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
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { bundlesOnSale, findBundleOnSale } from './bundles.store.js';
import { ListBundles } from './list-bundles.js';
import { SaveBundle } from './save-bundle.js';

@Controller()
export class BundlesController {
  constructor(
    private readonly database: Database,
    private readonly saveBundle: SaveBundle,
    private readonly listBundles: ListBundles,
  ) {}

  @Handles(listBundles)
  async onSale() {
    return { data: await bundlesOnSale(this.database) };
  }

  @Handles(getBundle)
  async one(@Input() { params }: Call<typeof getBundle>) {
    return { data: onSale(await findBundleOnSale(this.database, params.id)) };
  }

  @OnRequest(getSoldBundle)
  async sold(
    { bundleId }: RpcRequest<typeof getSoldBundle>,
    tx: Tx,
  ): Promise<RpcReply<typeof getSoldBundle>> {
    return onSale(await findBundleOnSale(tx, bundleId));
  }

  @Handles(listAllBundles)
  all(@Input() { query }: Call<typeof listAllBundles>) {
    return this.listBundles.page(query);
  }

  @Handles(exportBundles)
  export(@Input() { reply }: Call<typeof exportBundles>) {
    return this.listBundles.export(reply);
  }

  @Handles(createBundle)
  async create(@Input() { user, body }: Call<typeof createBundle>) {
    return { data: await this.saveBundle.run(user.id, null, body) };
  }

  @Handles(updateBundle)
  async update(@Input() { user, params, body }: Call<typeof updateBundle>) {
    return { data: await this.saveBundle.run(user.id, params.id, body) };
  }
}

function onSale(bundle: Bundle | undefined): Bundle {
  if (bundle === undefined) throw creditsProblem('BUNDLE_NOT_FOUND', 'This bundle is not on sale.');
  return bundle;
}
