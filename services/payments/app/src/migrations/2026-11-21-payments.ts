import { Migration } from '@mikro-orm/migrations';

/** The bank's facts (receipts) and our orders' states, apart; the log of steps is append-only. */
export class Payments20261121Payments extends Migration {
  override readonly name = 'payments-2026-11-21-payments';

  override up(): void {
    this.addSql('create extension if not exists unaccent');
    this.addSql(`create table person (user_id uuid primary key, email text, name text)`);
    this.addSql(`create table promo (
      id uuid primary key default gen_random_uuid(),
      code text not null unique,
      kind text not null check (kind in ('percent', 'fixed')),
      value int not null check (value > 0),
      bundle_ids uuid[] not null default '{}',
      starts_at timestamptz,
      ends_at timestamptz,
      uses_max int check (uses_max > 0),
      uses_per_user_max int not null check (uses_per_user_max > 0),
      uses int not null default 0 check (uses >= 0),
      archived boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (uses_max is null or uses <= uses_max))`);
    this.addSql(`create table payment (
      id uuid primary key default gen_random_uuid(),
      order_code bigint generated always as identity (start with 100001) unique,
      user_id uuid not null,
      reference text not null unique,
      state text not null default 'pending'
        check (state in ('pending', 'completed', 'failed', 'expired', 'cancelled')),
      reason text not null default 'awaiting-transfer',
      bundle jsonb not null,
      tokens int not null check (tokens > 0),
      currency text not null check (currency in ('USD', 'VND')),
      original_amount bigint not null,
      discount_amount bigint not null check (discount_amount >= 0),
      final_amount bigint not null check (final_amount = original_amount - discount_amount),
      amount_vnd bigint not null check (amount_vnd > 0),
      vnd_per_usd int not null,
      promo_id uuid references promo (id),
      promo_code text,
      method text not null,
      language text not null,
      provider text not null,
      provider_ref text,
      instructions jsonb,
      transaction_id text,
      expires_at timestamptz not null,
      closed_at timestamptz,
      completed_at timestamptz,
      refunded_at timestamptz,
      next_check_at timestamptz,
      checks int not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((state = 'completed') = (completed_at is not null)),
      check (state in ('pending', 'completed') or closed_at is not null))`);
    this.addSql('create index payment_user on payment (user_id, created_at desc)');
    this.addSql(`create index payment_due on payment (expires_at) where state = 'pending'`);
    this.addSql('create index payment_check on payment (next_check_at) where next_check_at is not null');
    this.addSql('create index payment_completed on payment (completed_at)');
    this.addSql(`create table receipt (
      id uuid primary key default gen_random_uuid(),
      provider text not null,
      bank_transaction_id text not null,
      payment_id uuid references payment (id),
      amount_vnd bigint not null,
      content text not null,
      order_code bigint,
      state text not null default 'unmatched'
        check (state in ('unmatched', 'suspense', 'applied', 'refunded')),
      suspense_reason text,
      accepted boolean not null default false,
      paid_at timestamptz not null,
      received_at timestamptz not null default now(),
      unique (provider, bank_transaction_id))`);
    this.addSql('create index receipt_payment on receipt (payment_id)');
    this.addSql(
      `create index receipt_open on receipt (received_at) where state in ('unmatched', 'suspense')`,
    );
    this.addSql(`create unique index receipt_applied_once on receipt (payment_id) where state = 'applied'`);
    this.addSql(`create table transition (
      id bigint generated always as identity primary key,
      payment_id uuid not null,
      at timestamptz not null default clock_timestamp(),
      from_state text,
      to_state text not null,
      cause text not null,
      actor_id uuid,
      note text)`);
    this.addSql('create index transition_payment on transition (payment_id, id)');
    this.addSql(`create table promo_use (
      payment_id uuid primary key references payment (id),
      promo_id uuid not null references promo (id),
      user_id uuid not null)`);
    this.addSql('create index promo_use_user on promo_use (promo_id, user_id)');
    this.addSql(`create table sandbox_transfer (
      id uuid primary key default gen_random_uuid(),
      content text not null,
      amount_vnd bigint not null,
      paid_at timestamptz not null)`);
    this.addSql(`create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_id uuid not null,
      action text not null,
      subject text not null,
      reason text,
      before jsonb,
      after jsonb,
      request_id text)`);
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% of % is refused: it is append-only', tg_op, tg_table_name using errcode = 'FT003';
      end $$`);
    for (const table of ['transition', 'audit']) {
      this.addSql(`create trigger immutable before update or delete or truncate on ${table}
        for each statement execute function refuse_change()`);
      this.addSql(`revoke update, delete, truncate on ${table} from current_user`);
    }
  }
}
