import { AuditEntity } from '@fitfolio/service-kit/audit/audit.entity';
import { dbOf } from '@fitfolio/service-kit/db/tables';
import { PersonEntity } from '@fitfolio/service-kit/people/person.entity';
import { PaymentEntity } from './orders/payment.entity.js';
import { PromoEntity } from './orders/promo.entity.js';
import { PromoUseEntity } from './orders/promo-use.entity.js';
import { ReceiptEntity } from './orders/receipt.entity.js';
import { TransitionEntity } from './orders/transition.entity.js';
import { SandboxTransferEntity } from './sandbox-bank/sandbox-transfer.entity.js';

/** Every table of this service. */
export const tables = [
  PersonEntity,
  PaymentEntity,
  ReceiptEntity,
  TransitionEntity,
  PromoEntity,
  PromoUseEntity,
  SandboxTransferEntity,
  AuditEntity,
] as const;

export const db = dbOf<typeof tables>();
