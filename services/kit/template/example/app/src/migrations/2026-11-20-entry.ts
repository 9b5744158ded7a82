import { Migration } from '@mikro-orm/migrations';

export class Example20261120Entry extends Migration {
  override readonly name = 'example-2026-11-20-entry';

  override up(): void {
    this.addSql(
      'create table entry (id uuid primary key, user_id uuid not null, text text not null, created_at timestamptz not null)',
    );
    this.addSql('create index entry_user on entry (user_id, id)');
  }
}
