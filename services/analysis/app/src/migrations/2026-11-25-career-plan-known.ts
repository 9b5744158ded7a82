import { Migration } from '@mikro-orm/migrations';

/** Steps of a career plan whose owner has what they ask for. */
export class Analysis20261125CareerPlanKnown extends Migration {
  override readonly name = 'analysis-2026-11-25-career-plan-known';

  override up(): void {
    this.addSql(`create table career_plan_known (
      product_id uuid not null references fit_product on delete cascade,
      key text not null,
      said_at timestamptz not null,
      primary key (product_id, key))`);
  }
}
