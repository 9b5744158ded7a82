import { Migration } from '@mikro-orm/migrations';

/** One account a person; entries and transfers of the double-entry ledger will reference it. */
export class Credits20261120Account extends Migration {
  override readonly name = 'credits-2026-11-20-account';

  override up(): void {
    this.addSql(`create table account (
      code text primary key check (code ~ '^(user|hold):.+|^(issued|spent|bonus|adjustment)$'),
      user_id uuid unique,
      balance bigint not null default 0,
      opened_at timestamptz not null default now(),
      check (user_id is null or balance >= 0))`);
  }
}
