import { Migration } from '@mikro-orm/migrations';

/** Administrators' searches and first pages, and what is deleted by its age, are found by an index. */
export class Auth20261122Indexes extends Migration {
  override readonly name = 'auth-2026-11-22-indexes';

  override up(): void {
    this.addSql('create index mail_search on mail using gin (folded(recipient) gin_trgm_ops)');
    this.addSql('create index audit_search on audit using gin (folded(reason) gin_trgm_ops)');
    // Lists sort `desc nulls last`, which an index in another order of nulls does not serve.
    this.addSql('create index account_latest on account (created_at desc nulls last, id)');
    this.addSql('create index account_age on account (created_at, id)');
    this.addSql('drop index account_newest');
    this.addSql('create index mail_latest on mail (created_at desc nulls last, id)');
    this.addSql('drop index mail_newest');
    this.addSql('create index audit_latest on audit (id desc nulls last)');
    this.addSql('create index account_name on account (folded(name), id)');
    this.addSql('create index account_name_last on account (folded(name) desc nulls last, id)');
    this.addSql('create index session_end on session (ends_at)');
    this.addSql('create index code_end on code (ends_at)');
  }
}
