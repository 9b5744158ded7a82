import { refuseChanges } from '@fitfolio/service-kit/audit/create-audit';
import { Migration } from '@mikro-orm/migrations';

/** The audit table as all services have it. What the oldest lines told as `details` is what came after. */
export class Auth20261122Audit extends Migration {
  override readonly name = 'auth-2026-11-22-audit';

  override up(): void {
    this.addSql('drop trigger audit_append_only on audit');
    this.addSql('alter table audit rename actor to actor_id');
    this.addSql(`update audit set after = details where details <> '{}' and after is null`);
    this.addSql('alter table audit drop details');
    for (const statement of refuseChanges('audit')) this.addSql(statement);
  }
}
