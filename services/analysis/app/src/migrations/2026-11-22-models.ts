import { Migration } from '@mikro-orm/migrations';

/** The optional model: its settings, its budget, its breaker; and what it phrased, beside the report it never changes. */
export class Analysis20261122Models extends Migration {
  override readonly name = 'analysis-2026-11-22-models';

  override up(): void {
    this.addSql(`create table model_setting (
      feature text primary key check (feature in ('free-analysis', 'premium-fit-analysis')),
      mode text not null check (mode in ('off', 'test', 'on')),
      base_url text not null,
      model text not null,
      deadline_ms int not null check (deadline_ms > 0),
      reply_tokens_max int not null check (reply_tokens_max > 0),
      daily_calls_max int not null check (daily_calls_max >= 0),
      daily_cost_max int not null check (daily_cost_max >= 0),
      input_price int not null check (input_price >= 0),
      output_price int not null check (output_price >= 0),
      prompt_version int not null,
      api_key bytea,
      key_id text,
      updated_at timestamptz not null default now(),
      check ((api_key is null) = (key_id is null)))`);
    this.addSql(`create table model_usage (
      feature text not null,
      day text not null,
      calls int not null,
      tokens int not null,
      cost int not null,
      primary key (feature, day))`);
    this.addSql(`create table model_breaker (
      feature text primary key,
      failures int not null,
      since timestamptz not null,
      open_until timestamptz)`);
    this.addSql('alter table fit_analysis add column phrasing jsonb');
  }
}
