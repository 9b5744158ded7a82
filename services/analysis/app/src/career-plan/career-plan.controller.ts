import {
  adminGetCareerPlan,
  downloadPlanCalendar,
  downloadPlanReport,
  getCareerPlan,
  knowPlanStep,
  orderCareerPlan,
  phraseCareerPlan,
  setPlanHours,
  tickPlanStep,
} from '@fitfolio/analysis-contract/career-plan';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { OrderFitProduct } from '../fit-products/order-fit-product.js';
import { planCalendar } from './calendar.js';
import { type Asked, CareerPlans } from './career-plans.js';
import { ChangeCareerPlan } from './change-career-plan.js';
import { DownloadPlan } from './download-plan.js';
import { PhraseCareerPlan } from './phrase-career-plan.js';

const askedOf = ({ career_plan_type: type, language }: Call<typeof getCareerPlan>['query']): Asked => ({
  type,
  language,
});

@Controller()
export class CareerPlanController {
  constructor(
    private readonly orderFitProduct: OrderFitProduct,
    private readonly plans: CareerPlans,
    private readonly change: ChangeCareerPlan,
    private readonly downloadPlan: DownloadPlan,
    private readonly phraseCareerPlan: PhraseCareerPlan,
  ) {}

  @Handles(orderCareerPlan)
  async order(@Input() { user, headers, params, query }: Call<typeof orderCareerPlan>) {
    const caller = { userId: user.id, key: idempotencyKey(headers) };
    const wanted = { analysisId: params.id, kind: 'career-plan', variant: query.career_plan_type } as const;
    return { data: await this.orderFitProduct.run(caller, wanted) };
  }

  @Handles(getCareerPlan)
  async get(@Input() { user, params, query }: Call<typeof getCareerPlan>) {
    return { data: await this.plans.ofOwner(user.id, params.id, askedOf(query)) };
  }

  @Handles(phraseCareerPlan)
  async phrase(@Input() { user, params, query }: Call<typeof phraseCareerPlan>) {
    return { data: await this.phraseCareerPlan.run(user.id, params.id, askedOf(query)) };
  }

  @Handles(setPlanHours)
  async hours(@Input() { user, params, query, body }: Call<typeof setPlanHours>) {
    await this.change.hours(user.id, params.id, askedOf(query), body.hoursPerWeek);
    return { data: await this.laidAnew(user.id, params.id, askedOf(query)) };
  }

  @Handles(knowPlanStep)
  async know(@Input() { user, params, query, body }: Call<typeof knowPlanStep>) {
    await this.change.know(user.id, params.id, askedOf(query), params.key, body.known);
    return { data: await this.laidAnew(user.id, params.id, askedOf(query)) };
  }

  private async laidAnew(userId: string, analysisId: string, asked: Asked) {
    const { plan } = await this.plans.ofOwner(userId, analysisId, asked);
    if (!plan) throw problem('NOT_FOUND', 'There is no such plan.');
    return plan;
  }

  @Handles(tickPlanStep)
  async tick(@Input() { user, params, query, body }: Call<typeof tickPlanStep>) {
    const asked = { type: query.career_plan_type };
    return { data: { done: await this.change.tick(user.id, params.id, asked, params.key, body.done) } };
  }

  @Handles(downloadPlanCalendar)
  async calendar(@Input() { user, params, query, reply }: Call<typeof downloadPlanCalendar>) {
    const ready = await this.plans.ready(user.id, params.id, askedOf(query));
    void reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="career-plan.ics"');
    return Buffer.from(planCalendar(ready));
  }

  @Handles(downloadPlanReport)
  async report(@Input() { user, params, query, reply }: Call<typeof downloadPlanReport>) {
    const bytes = await this.downloadPlan.run(user.id, params.id, askedOf(query));
    void reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="career-plan.pdf"')
      .header('content-security-policy', "sandbox; default-src 'none'");
    return bytes;
  }

  @Handles(adminGetCareerPlan)
  async ofAnyone(@Input() { user, params, query }: Call<typeof adminGetCareerPlan>) {
    return { data: await this.plans.ofAnyone(user.id, params.id, askedOf(query)) };
  }
}
