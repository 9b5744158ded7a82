import { AuditEntity } from '@fitfolio/service-kit/audit/audit.entity';
import { dbOf } from '@fitfolio/service-kit/db/tables';
import { PersonEntity } from '@fitfolio/service-kit/people/person.entity';
import { AccountEntity } from './accounts/account.entity.js';
import { BundleEntity } from './bundles/bundle.entity.js';
import { CouponEntity, CouponUseEntity } from './coupons/coupon.entity.js';
import { HoldEntity } from './holds/hold.entity.js';
import { EntryEntity, TransferEntity } from './ledger/transfer.entity.js';

/** Every table of this service; a person's export has its files in this order. */
export const tables = [
  EntryEntity,
  TransferEntity,
  HoldEntity,
  AccountEntity,
  PersonEntity,
  BundleEntity,
  CouponEntity,
  CouponUseEntity,
  AuditEntity,
] as const;

export const db = dbOf<typeof tables>();
