import { Migration } from '@mikro-orm/migrations';

/** A candidate's own link to what was read of their résumé, and what they say about it, sealed. Both go with the candidate. */
export class Analysis20261125CandidateLinks extends Migration {
  override readonly name = 'analysis-2026-11-25-candidate-links';

  override up(): void {
    this.addSql(`create table screening_link (
      id uuid primary key,
      candidate_id uuid not null references screening_candidate on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      opened_at timestamptz,
      corrected_at timestamptz)`);
    this.addSql(
      'create unique index screening_link_that_works on screening_link (candidate_id) where revoked_at is null',
    );
    this.addSql('create index screening_link_of_candidate on screening_link (candidate_id, created_at desc)');
    this.addSql(`create table screening_correction (
      candidate_id uuid not null references screening_candidate on delete cascade,
      id uuid not null,
      key_id text not null,
      said bytea not null,
      at timestamptz not null,
      primary key (candidate_id, id))`);
  }
}
