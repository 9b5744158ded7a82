import { Migration } from '@mikro-orm/migrations';

/** What is sold on a completed premium analysis: made at once, shown when its token has been spent. */
export class Analysis20261122Products extends Migration {
  override readonly name = 'analysis-2026-11-22-products';

  override up(): void {
    this.addSql(`create table fit_product (
      id uuid primary key,
      user_id uuid not null,
      analysis_id uuid not null references fit_analysis on delete cascade,
      kind text not null check (kind in ('career-plan', 'cv', 'interview')),
      variant text not null,
      status text not null check (status in ('running', 'completed', 'failed')),
      outcome text not null check (outcome in ('completed', 'failed')),
      content jsonb,
      failure_code text,
      hold_source text not null unique,
      balance_held int not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      check ((status <> 'running') = (ended_at is not null)),
      check (status in ('running', outcome)),
      check ((outcome = 'completed') = (content is not null)),
      check ((outcome = 'failed') = (failure_code is not null)))`);
    this.addSql(
      `create unique index fit_product_once on fit_product (analysis_id, kind, variant) where status <> 'failed'`,
    );
    this.addSql('create index fit_product_of_analysis on fit_product (analysis_id, created_at desc)');
    this.addSql('create index fit_product_of_user on fit_product (user_id, created_at desc)');
    this.addSql('create index fit_product_under_way on fit_product (created_at) where ended_at is null');
  }
}
