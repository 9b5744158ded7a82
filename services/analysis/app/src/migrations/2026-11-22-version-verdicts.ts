import { Migration } from '@mikro-orm/migrations';

/** What each requirement of the post comes to with a version of a CV, so that two of them can be compared. */
export class Analysis20261122VersionVerdicts extends Migration {
  override readonly name = 'analysis-2026-11-22-version-verdicts';

  override up(): void {
    this.addSql('alter table cv_version add column verdicts jsonb');
  }
}
