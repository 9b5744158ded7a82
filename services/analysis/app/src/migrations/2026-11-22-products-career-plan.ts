import { Migration } from '@mikro-orm/migrations';

/** What owners change of their career plans: the hours a week, and the ticks. */
export class Analysis20261122ProductsCareerPlan extends Migration {
  override readonly name = 'analysis-2026-11-22-products-career-plan';

  override up(): void {
    this.addSql(`create table career_plan (
      product_id uuid primary key references fit_product on delete cascade,
      hours_per_week int not null check (hours_per_week between 1 and 60))`);
    this.addSql(`create table career_plan_step (
      product_id uuid not null references fit_product on delete cascade,
      key text not null,
      done_at timestamptz not null,
      primary key (product_id, key))`);
  }
}
