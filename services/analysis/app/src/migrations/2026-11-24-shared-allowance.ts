import { Migration } from '@mikro-orm/migrations';

/** The network of an analysis by an account whose address is not verified; forgotten after the day that it counts for. */
export class Analysis20261124SharedAllowance extends Migration {
  override readonly name = 'analysis-2026-11-24-shared-allowance';

  override up(): void {
    this.addSql('alter table free_analysis add column network text');
    this.addSql(
      'create index free_analysis_of_network on free_analysis (network, created_at) where network is not null',
    );
  }
}
