import { Migration } from '@mikro-orm/migrations';

/** The subject of an audit line is a text; accounts are found by it, one or all at once. */
export class Auth20261123Subjects extends Migration {
  override readonly name = 'auth-2026-11-23-subjects';

  override up(): void {
    this.addSql('create index account_subject on account ((id::text))');
  }
}
