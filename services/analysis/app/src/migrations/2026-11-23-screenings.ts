import { Migration } from '@mikro-orm/migrations';

/**
 * One post, many people. A candidate's `outcome` is how its run ends, stored once; `status` follows when its token has been
 * spent or given back. What tells who somebody is, is sealed.
 */
export class Analysis20261123Screenings extends Migration {
  override readonly name = 'analysis-2026-11-23-screenings';

  override up(): void {
    this.addSql(`create table screening (
      id uuid primary key,
      user_id uuid not null,
      title text not null,
      company text,
      job_file_name text,
      output_language text not null,
      inputs_hash text not null,
      key_id text not null,
      job bytea not null,
      post jsonb not null,
      version int not null default 1 check (version >= 1),
      first_look_at timestamptz,
      created_at timestamptz not null,
      kept_until timestamptz not null,
      search text not null generated always as (folded(title)) stored)`);
    this.addSql('create index screening_of_user on screening (user_id, created_at desc)');
    this.addSql('create index screening_kept on screening (kept_until)');
    this.addSql(`create table screening_version (
      screening_id uuid not null references screening on delete cascade,
      version int not null check (version >= 1),
      by uuid,
      at timestamptz not null,
      after_first_look boolean not null,
      changes jsonb not null,
      primary key (screening_id, version))`);
    this.addSql(`create table screening_candidate (
      id uuid primary key,
      screening_id uuid not null references screening on delete cascade,
      added_by_key text not null,
      code text not null,
      status text not null check (status in ('waiting', 'refused', 'queued', 'running', 'completed', 'failed')),
      run int not null default 1 check (run >= 1),
      outcome text check (outcome in ('completed', 'failed')),
      failure_code text,
      notices jsonb not null,
      file_hash text not null,
      text_hash text,
      email_hash text,
      fingerprint text,
      key_id text not null,
      identity bytea not null,
      document bytea,
      report_key_id text,
      report bytea,
      hold_source text unique,
      hold_expires_at timestamptz,
      decision text check (decision in ('shortlist', 'hold', 'no')),
      decision_revision int not null default 0 check (decision_revision >= 0),
      decision_reasons jsonb not null,
      decision_note text,
      decided_by uuid,
      decision_at timestamptz,
      lifted_at timestamptz,
      lifted_by uuid,
      lift_reason text,
      created_at timestamptz not null,
      outcome_at timestamptz,
      ended_at timestamptz,
      unique (screening_id, added_by_key),
      unique (screening_id, code),
      check ((status = 'refused') = (document is null)),
      check ((status in ('completed', 'failed')) = (ended_at is not null)),
      check (status not in ('completed', 'failed') or status = outcome),
      check ((status in ('waiting', 'refused')) = (hold_source is null)),
      check ((hold_source is null) = (hold_expires_at is null)),
      check ((outcome is not null) = (outcome_at is not null)),
      check ((outcome is not distinct from 'completed') = (report is not null)),
      check ((report is null) = (report_key_id is null)),
      check ((outcome is not distinct from 'failed' or status = 'refused') = (failure_code is not null)))`);
    this.addSql(
      `create index screening_candidate_under_way on screening_candidate (hold_expires_at)
        where hold_source is not null and ended_at is null`,
    );
    this.addSql(`create table screening_release (
      hold_source text primary key,
      asked_at timestamptz not null)`);
    this.addSql(`create table screening_member (
      id uuid primary key,
      screening_id uuid not null references screening on delete cascade,
      email text not null,
      role text not null check (role in ('viewer', 'reviewer')),
      created_at timestamptz not null,
      joined_at timestamptz,
      ended_at timestamptz,
      unique (screening_id, email))`);
    this.addSql('create index screening_member_of_email on screening_member (email)');
    this.addSql(`create table screening_comment (
      id uuid primary key,
      candidate_id uuid not null references screening_candidate on delete cascade,
      user_id uuid not null,
      requirement_id text not null,
      text text not null,
      created_at timestamptz not null)`);
    this.addSql(
      'create index screening_comment_of_candidate on screening_comment (candidate_id, created_at)',
    );
    this.addSql('create index screening_comment_of_user on screening_comment (user_id)');
    this.addSql(`create table screening_event (
      id bigint generated always as identity primary key,
      screening_id uuid not null references screening on delete cascade,
      at timestamptz not null,
      by uuid,
      what text not null,
      candidate text,
      member_id uuid,
      details jsonb not null)`);
    this.addSql('create index screening_event_of_screening on screening_event (screening_id, id desc)');
  }
}
