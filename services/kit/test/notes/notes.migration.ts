import { Migration } from '@mikro-orm/migrations';

export class Notes20261120Note extends Migration {
  override readonly name = 'notes-2026-11-20-note';

  override up(): void {
    this.addSql(`create table note (
      id uuid primary key, user_id uuid not null, text text not null, created_at timestamptz not null)`);
    this.addSql(
      `create table shout (note_id uuid primary key, text text not null, times int not null default 1)`,
    );
    this.addSql(
      `create table rename (id bigint generated always as identity primary key, note_id uuid not null)`,
    );
    this.addSql(`create table star (note_id uuid primary key, colour text not null)`);
  }
}
