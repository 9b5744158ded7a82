import { Migration } from '@mikro-orm/migrations';

/** What people say of their applications; an analysis without a row is wished for, until the day its post names. */
export class Analysis20261122SavedApplications extends Migration {
  override readonly name = 'analysis-2026-11-22-saved-applications';

  override up(): void {
    this.addSql(`create table application (
      analysis_id uuid primary key references fit_analysis on delete cascade,
      user_id uuid not null,
      status text not null check (status in ('wished', 'applied', 'interview', 'offer', 'closed')),
      deadline text,
      changed_at timestamptz not null)`);
  }
}
