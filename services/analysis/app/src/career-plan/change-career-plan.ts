import { mayBeKnown } from '@fitfolio/fit-engine/plan/plan-of';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { type Asked, CareerPlans, type ReadyPlan } from './career-plans.js';

const stepsOf = ({ plan }: ReadyPlan) => [...plan.steps, ...plan.later, ...plan.waits];

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

  /** A step that asks for a line to be written is no matter of having. */
  async know(userId: string, analysisId: string, asked: Asked, key: string, known: boolean): Promise<void> {
    const ready = await this.plans.ready(userId, analysisId, asked);
    const step = stepsOf(ready).find((one) => one.key === key);
    if (!step || !(mayBeKnown(step) || ready.plan.known.includes(key)))
      throw problem('NOT_FOUND', 'There is no such step.');
    const { id: productId } = ready;
    if (known)
      await db(this.database)
        .insertInto('career_plan_known')
        .values({ productId, key, saidAt: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await db(this.database)
        .deleteFrom('career_plan_known')
        .where('productId', '=', productId)
        .where('key', '=', key)
        .execute();
  }

  async tick(userId: string, analysisId: string, asked: Asked, key: string, done: boolean) {
    const ready = await this.plans.ready(userId, analysisId, asked);
    if (!stepsOf(ready).some((step) => step.key === key))
      throw problem('NOT_FOUND', 'There is no such step.');
    const { id: productId } = ready;
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
