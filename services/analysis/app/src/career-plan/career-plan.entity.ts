import { defineTable, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { FitProductEntity } from '../fit-products/fit-product.entity.js';

/** The hours a week for which a plan is laid; without a row, those of its type. */
export const CareerPlanEntity = defineTable('career_plan', {
  person: { by: 'productId', through: FitProductEntity, leaves: 'delete' },
  columns: {
    productId: own(p.uuid().primary()),
    hoursPerWeek: own(p.integer()),
  },
});

/** Steps whose owner has what they ask for, though the comparison did not find it. */
export const CareerPlanKnownEntity = defineTable('career_plan_known', {
  person: { by: 'productId', through: FitProductEntity, order: 'saidAt', leaves: 'delete' },
  columns: {
    productId: own(p.uuid().primary()),
    key: own(p.text().primary()),
    saidAt: own(p.datetime()),
  },
});

/** Steps that were ticked off. */
export const CareerPlanStepEntity = defineTable('career_plan_step', {
  person: { by: 'productId', through: FitProductEntity, order: 'doneAt', leaves: 'delete' },
  columns: {
    productId: own(p.uuid().primary()),
    key: own(p.text().primary()),
    doneAt: own(p.datetime()),
  },
});
