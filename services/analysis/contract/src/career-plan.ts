import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { FitProductFailureCode, FitProductStatus, orderErrors, orderReply } from './fit-products.js';

/** What a plan is for; it decides the weeks, the usual hours a week and the order of the steps. */
export const CareerPlanType = z.enum(['active-job-seeker', 'dream-job-check', 'casual-development']);
export type CareerPlanType = z.output<typeof CareerPlanType>;

const planQuery = z.strictObject({ career_plan_type: CareerPlanType });

export const orderCareerPlan = defineRoute({
  id: 'orderCareerPlan',
  method: 'POST',
  path: '/fit-analysis/{id}/career-plan',
  access: 'user',
  fresh: true,
  summary:
    'Makes a career plan of a completed analysis for one token. The same type again answers the stored plan, without a token (`repeated`). Needs an `Idempotency-Key`.',
  params: idParams,
  query: planQuery,
  status: 202,
  reply: orderReply,
  errors: orderErrors,
});

export const getCareerPlan = defineRoute({
  id: 'getCareerPlan',
  method: 'GET',
  path: '/fit-analysis/{id}/career-plan',
  access: 'user',
  summary:
    'The newest plan of one of the caller’s analyses, or the one of a type; `plan` is null when none was asked for. Another user’s analysis is not found.',
  params: idParams,
  query: z.strictObject({ career_plan_type: CareerPlanType.optional() }),
  reply: dataOf(
    z.object({
      plan: z
        .object({
          id: Id,
          type: CareerPlanType,
          status: FitProductStatus,
          failureCode: FitProductFailureCode.nullable(),
          createdAt: Instant,
        })
        .nullable(),
    }),
  ),
  errors: [],
});
