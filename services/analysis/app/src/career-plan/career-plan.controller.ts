import { getCareerPlan, orderCareerPlan, type CareerPlanType } from '@fitfolio/analysis-contract/career-plan';
import { toDto } from '@fitfolio/service-kit/db/query';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { FitProductsStore } from '../fit-products/fit-products.store.js';
import { OrderFitProduct } from '../fit-products/order-fit-product.js';

const kind = 'career-plan';

@Controller()
export class CareerPlanController {
  constructor(
    private readonly orderFitProduct: OrderFitProduct,
    private readonly store: FitProductsStore,
  ) {}

  @Handles(orderCareerPlan)
  async order(@Input() { user, headers, params, query }: Call<typeof orderCareerPlan>) {
    const caller = { userId: user.id, key: idempotencyKey(headers) };
    const wanted = { analysisId: params.id, kind, variant: query.career_plan_type } as const;
    return { data: await this.orderFitProduct.run(caller, wanted) };
  }

  @Handles(getCareerPlan)
  async get(@Input() { user, params, query }: Call<typeof getCareerPlan>) {
    await this.store.assertOwned(params.id, user.id);
    const found = await this.store.newest(params.id, kind, query.career_plan_type);
    if (!found) return { data: { plan: null } };
    const { id, status, failureCode, createdAt, variant } = found;
    return { data: { plan: toDto({ id, type: variant as CareerPlanType, status, failureCode, createdAt }) } };
  }
}
