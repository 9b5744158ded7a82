import { Migration } from '@mikro-orm/migrations';

/**
 * Premium analyses. `outcome` is how a run ends, stored once; `status` follows when its token has been spent or given
 * back, so nobody sees a result before it is paid for, nor a failure before its token is back.
 */
export class Analysis20261122FitAnalysis extends Migration {
  override readonly name = 'analysis-2026-11-22-fit-analysis';

  override up(): void {
    this.addSql(`create table fit_analysis (
      id uuid primary key,
      user_id uuid not null,
      run int not null default 1 check (run >= 1),
      status text not null check (status in ('queued', 'running', 'completed', 'failed')),
      step text,
      outcome text check (outcome in ('completed', 'failed')),
      output_language text not null,
      resume_file_name text not null,
      job_file_name text,
      position text,
      score int check (score between 0 and 100),
      report jsonb,
      failure_code text,
      inputs_hash text not null,
      hold_source text not null unique,
      hold_expires_at timestamptz not null,
      balance_held int not null,
      documents_kept_until timestamptz,
      created_at timestamptz not null,
      decided_at timestamptz,
      ended_at timestamptz,
      check ((status in ('completed', 'failed')) = (ended_at is not null)),
      check (status in ('queued', 'running') or status = outcome),
      check ((outcome is not null) = (decided_at is not null)),
      check (outcome is distinct from 'completed' or (report is not null and score is not null)),
      check (outcome is not distinct from 'completed' or (report is null and score is null)),
      check ((outcome is not distinct from 'failed') = (failure_code is not null)))`);
    this.addSql(
      `create unique index fit_analysis_of_inputs on fit_analysis (user_id, inputs_hash) where status <> 'failed'`,
    );
    this.addSql('create index fit_analysis_of_user on fit_analysis (user_id, created_at desc)');
    this.addSql('create index fit_analysis_newest on fit_analysis (created_at desc)');
    this.addSql(
      'create index fit_analysis_under_way on fit_analysis (hold_expires_at) where ended_at is null',
    );
    this.addSql(
      'create index fit_analysis_kept on fit_analysis (documents_kept_until) where documents_kept_until is not null',
    );
    this.addSql(`create table fit_document (
      analysis_id uuid not null references fit_analysis on delete cascade,
      kind text not null check (kind in ('resume', 'job')),
      format text not null check (format in ('pdf', 'docx', 'txt', 'pasted')),
      key_id text not null,
      text bytea not null,
      file bytea,
      primary key (analysis_id, kind))`);
    this.addSql(`create table fit_share (
      id uuid primary key,
      analysis_id uuid not null references fit_analysis on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz)`);
    this.addSql('create index fit_share_of_analysis on fit_share (analysis_id, created_at desc)');
  }
}
