import { Migration } from '@mikro-orm/migrations';

/** CVs as their owners save them, over what was made of the résumé; and the versions they keep. */
export class Analysis20261122SavedCvs extends Migration {
  override readonly name = 'analysis-2026-11-22-saved-cvs';

  override up(): void {
    this.addSql(`create table cv (
      id uuid primary key references fit_product on delete cascade,
      user_id uuid not null,
      revision int not null check (revision >= 1),
      key_id text not null,
      content bytea not null,
      saved_at timestamptz not null)`);
    this.addSql('create index cv_of_user on cv (user_id, saved_at desc)');
    this.addSql(`create table cv_version (
      cv_id uuid not null references cv on delete cascade,
      number int not null check (number >= 1),
      name text not null,
      score int check (score between 0 and 100),
      key_id text not null,
      content bytea not null,
      created_at timestamptz not null,
      primary key (cv_id, number))`);
  }
}
