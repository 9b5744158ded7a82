import { Migration } from '@mikro-orm/migrations';

/** Answers to the questions of practice interviews, every attempt with its feedback. */
export class Analysis20261122ProductsInterview extends Migration {
  override readonly name = 'analysis-2026-11-22-products-interview';

  override up(): void {
    this.addSql(`create table interview_answer (
      id uuid primary key,
      product_id uuid not null references fit_product on delete cascade,
      question int not null check (question > 0),
      attempt int not null check (attempt > 0),
      text text not null,
      seconds int,
      assessment jsonb not null,
      created_at timestamptz not null,
      unique (product_id, question, attempt))`);
  }
}
