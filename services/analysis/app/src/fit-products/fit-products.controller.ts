import { listFitProducts } from '@fitfolio/analysis-contract/fit-products';
import { fitProductTokens } from '@fitfolio/analysis-contract/limits';
import { toDto } from '@fitfolio/service-kit/db/query';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { FitProductsStore } from './fit-products.store.js';

@Controller()
export class FitProductsController {
  constructor(private readonly store: FitProductsStore) {}

  @Handles(listFitProducts)
  async list(@Input() { user, params }: Call<typeof listFitProducts>) {
    const products = await this.store.ofAnalysis(params.id, user.id);
    return { data: { cost: fitProductTokens, products: products.map(toDto) } };
  }
}
