import { dbOf } from '@fitfolio/service-kit/db/tables';
import { AccountEntity } from './accounts/account.entity.js';
import { CodeEntity } from './accounts/code.entity.js';
import { RefreshTokenEntity } from './accounts/refresh-token.entity.js';
import { SessionEntity } from './accounts/session.entity.js';
import { AuditEntity } from './audit/audit.entity.js';
import { ChallengeEntity } from './authentication/challenge.entity.js';
import { FactorEntity } from './authentication/factor.entity.js';
import { RecoveryCodeEntity } from './authentication/recovery-code.entity.js';
import { MailEntity } from './adapters/mail/mail.entity.js';

/** Every table of this service. */
export const tables = [
  RefreshTokenEntity,
  SessionEntity,
  ChallengeEntity,
  FactorEntity,
  RecoveryCodeEntity,
  CodeEntity,
  MailEntity,
  AccountEntity,
  AuditEntity,
] as const;

export const db = dbOf<typeof tables>();
