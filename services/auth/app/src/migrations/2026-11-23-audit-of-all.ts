import { addAuditNetwork } from '@fitfolio/service-kit/audit/create-audit';
import { Migration } from '@mikro-orm/migrations';

/** The audits of the other services stand beside our own. A line has the number it has where it was written. */
export class Auth20261123AuditOfAll extends Migration {
  override readonly name = 'auth-2026-11-23-audit-of-all';

  override up(): void {
    this.addSql(addAuditNetwork);
    this.addSql(`alter table audit add service text not null default 'auth', add line text`);
    this.addSql('alter table audit add constraint audit_line unique (service, line)');
  }
}
