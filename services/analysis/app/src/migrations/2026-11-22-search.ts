import { createFolded } from '@fitfolio/service-kit/db/folded';
import { Migration } from '@mikro-orm/migrations';

/** What administrators search and sort analyses by has an index; a column that may be null has one for each direction. */
export class Analysis20261122Search extends Migration {
  override readonly name = 'analysis-2026-11-22-search';

  override up(): void {
    for (const statement of createFolded) this.addSql(statement);
    this.addSql(`alter table free_analysis add search text not null
      generated always as (folded(file_name || ' ' || coalesce(position, ''))) stored`);
    this.addSql('alter table person add search text not null generated always as (folded(email)) stored');
    this.addSql('create index free_analysis_search on free_analysis using gin (search gin_trgm_ops)');
    this.addSql('create index person_search on person using gin (search gin_trgm_ops)');
    this.addSql('create index free_analysis_created on free_analysis (created_at, id)');
    this.addSql('create index free_analysis_file on free_analysis (folded(file_name), id)');
    for (const [name, column] of [
      ['position', 'folded(position)'],
      ['score', 'score'],
    ]) {
      this.addSql(`create index free_analysis_${name} on free_analysis (${column}, id)`);
      this.addSql(
        `create index free_analysis_${name}_descending on free_analysis (${column} desc nulls last, id)`,
      );
    }
    this.addSql('drop index free_analysis_newest');
    // The list of corrected terms counts them without reading the corrections.
    this.addSql('drop index free_analysis_correction_of_term');
    this.addSql(`create index free_analysis_correction_of_term
      on free_analysis_correction (kind, lower(label)) include (label, made_at)`);
  }
}
