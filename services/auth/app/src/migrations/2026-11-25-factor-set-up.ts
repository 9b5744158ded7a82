import { Migration } from '@mikro-orm/migrations';

/** Which factors were set up one upon the other, and which sessions began in a browser that was new. */
export class Auth20261125FactorSetUp extends Migration {
  override readonly name = 'auth-2026-11-25-factor-set-up';

  override up(): void {
    this.addSql('alter table session add new_device boolean not null default false');
    this.addSql('alter table factor add set_up_id uuid');
    this.addSql(`update factor set set_up_id = (
      select id from factor f where f.account_id = factor.account_id order by created_at, id limit 1)`);
    this.addSql('alter table factor alter set_up_id set not null');
  }
}
