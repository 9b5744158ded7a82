import type { Assessment } from '@fitfolio/fit-engine/interview';
import { defineTable, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { FitProductEntity } from '../fit-products/fit-product.entity.js';

/** One attempt at a question of a practice interview. */
export const InterviewAnswerEntity = defineTable('interview_answer', {
  person: { by: 'productId', through: FitProductEntity, order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    productId: own(p.uuid()),
    question: own(p.integer()),
    attempt: own(p.integer()),
    text: own(p.text()),
    seconds: own(p.integer().nullable()),
    assessment: own(p.json<Assessment>()),
    createdAt: own(p.datetime()),
  },
});
