import { addAuditNetwork } from '@fitfolio/service-kit/audit/create-audit';
import { Migration } from '@mikro-orm/migrations';

/** The audit tells where a call came from, and what was refused has nobody whom it was done to. */
export class Payments20261123AuditNetwork extends Migration {
  override readonly name = 'payments-2026-11-23-audit-network';

  override up(): void {
    this.addSql(addAuditNetwork);
    this.addSql('alter table audit alter actor_id drop not null, alter subject drop not null');
  }
}
