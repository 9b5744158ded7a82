import { Migration } from '@mikro-orm/migrations';

/** Administrators search premium analyses by an index, as they do the free ones. */
export class Analysis20261123FitAnalysisSearch extends Migration {
  override readonly name = 'analysis-2026-11-23-fit-analysis-search';

  override up(): void {
    this.addSql(`alter table fit_analysis add search text not null generated always as
      (folded(resume_file_name || ' ' || coalesce(job_file_name, '') || ' ' || coalesce(position, ''))) stored`);
    this.addSql('create index fit_analysis_search on fit_analysis using gin (search gin_trgm_ops)');
    this.addSql('create index fit_analysis_created on fit_analysis (created_at, id)');
    this.addSql('drop index fit_analysis_newest');
  }
}
