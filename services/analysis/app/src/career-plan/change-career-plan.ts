import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { type Asked, CareerPlans } from './career-plans.js';

/** What the owner of a plan changes of it; the same again changes nothing. */
@Injectable()
export class ChangeCareerPlan {
  constructor(
    private readonly database: Database,
    private readonly plans: CareerPlans,
  ) {}

  async hours(userId: string, analysisId: string, asked: Asked, hoursPerWeek: number): Promise<void> {
    const { id: productId } = await this.plans.ready(userId, analysisId, asked);
    await db(this.database)
      .insertInto('career_plan')
      .values({ productId, hoursPerWeek })
      .onConflict((conflict) => conflict.column('productId').doUpdateSet({ hoursPerWeek }))
      .execute();
  }

  async tick(userId: string, analysisId: string, asked: Asked, key: string, done: boolean) {
    const { id: productId, plan } = await this.plans.ready(userId, analysisId, asked);
    const known = [...plan.steps, ...plan.later, ...plan.waits].some((step) => step.key === key);
    if (!known) throw problem('NOT_FOUND', 'There is no such step.');
    if (done)
      await db(this.database)
        .insertInto('career_plan_step')
        .values({ productId, key, doneAt: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await db(this.database)
        .deleteFrom('career_plan_step')
        .where('productId', '=', productId)
        .where('key', '=', key)
        .execute();
    return this.plans.done(productId);
  }
}
