import { defineTable, internal } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** Which order holds a use of which promo. Its person gets the payment, which names the code. */
export const PromoUseEntity = defineTable('promo_use', {
  person: { by: 'userId', leaves: { keep: 'A use counts though its user has left.' } },
  columns: {
    paymentId: internal(p.uuid().primary()),
    promoId: internal(p.uuid()),
    userId: internal(p.uuid()),
  },
});
