import { Migration } from '@mikro-orm/migrations';

export class Analysis20261120FreeAnalysis extends Migration {
  override readonly name = 'analysis-2026-11-20-free-analysis';

  override up(): void {
    this.addSql('create extension if not exists unaccent');
    this.addSql(`create table free_analysis (
      id uuid primary key,
      user_id uuid not null,
      status text not null check (status in ('queued', 'running', 'completed', 'failed')),
      step text,
      file_name text not null,
      position text,
      score int check (score between 0 and 100),
      output_language text not null,
      resume jsonb,
      job jsonb,
      result jsonb,
      failure_code text,
      created_at timestamptz not null,
      ended_at timestamptz,
      check ((status = 'completed') = (result is not null)),
      check ((status = 'failed') = (failure_code is not null)))`);
    this.addSql('create index free_analysis_of_user on free_analysis (user_id, created_at desc)');
    this.addSql('create index free_analysis_newest on free_analysis (created_at desc)');
    this.addSql(
      "create index free_analysis_waiting on free_analysis (created_at) where status in ('queued', 'running')",
    );
    this.addSql('create table person (user_id uuid primary key, email text not null)');
  }
}
