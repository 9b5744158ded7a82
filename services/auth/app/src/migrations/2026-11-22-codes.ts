import { Migration } from '@mikro-orm/migrations';

/** Each mail has a code of its own, and wrong tries are counted by network: asking again, or guessing, ends no code. */
export class Auth20261122Codes extends Migration {
  override readonly name = 'auth-2026-11-22-codes';

  override up(): void {
    this.addSql('update code set mail_id = gen_random_uuid() where mail_id is null');
    this.addSql('alter table code alter mail_id set default gen_random_uuid(), alter mail_id set not null');
    this.addSql(`alter table code add tries_by jsonb not null default '{}'`);
    this.addSql('alter table code drop constraint code_pkey');
    this.addSql('alter table code add primary key (account_id, purpose, mail_id)');
  }
}
