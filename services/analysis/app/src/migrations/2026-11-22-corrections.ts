import { Migration } from '@mikro-orm/migrations';

/** What people say against their reports, beside them; the label is kept so that a list of terms reads no report. */
export class Analysis20261122Corrections extends Migration {
  override readonly name = 'analysis-2026-11-22-corrections';

  override up(): void {
    this.addSql(`create table free_analysis_correction (
      analysis_id uuid not null references free_analysis on delete cascade,
      kind text not null check (kind in ('dismiss', 'importance', 'evidence', 'fact')),
      target text not null,
      label text not null,
      correction jsonb not null,
      made_at timestamptz not null default now(),
      primary key (analysis_id, kind, target))`);
    this.addSql(
      'create index free_analysis_correction_of_term on free_analysis_correction (kind, lower(label))',
    );
  }
}
