import { Migration } from '@mikro-orm/migrations';

/** The tables the kit itself needs in every service's database. */
export class Kit20261120Base extends Migration {
  override readonly name = 'kit-2026-11-20-base';

  override up(): void {
    this.addSql(`create table outbox (
      id uuid primary key default gen_random_uuid(),
      position bigint generated always as identity,
      subject text not null,
      payload jsonb not null,
      request_id text,
      created_at timestamptz not null default now(),
      claimed_until timestamptz,
      sent_at timestamptz,
      stream_epoch text,
      stream_seq bigint,
      sends int not null default 0)`);
    this.addSql(`create index outbox_unsent on outbox (position) where sent_at is null`);
    this.addSql(`create index outbox_sent on outbox (stream_epoch, stream_seq) where sent_at is not null`);
    this.addSql(`create table inbox (
      consumer text not null,
      key text not null,
      handled_at timestamptz not null default now(),
      primary key (consumer, key))`);
    this.addSql(`create table dead_letter (
      consumer text not null,
      key text not null,
      subject text not null,
      payload text not null,
      request_id text,
      attempts int not null,
      error text not null,
      died_at timestamptz not null default now(),
      primary key (consumer, key))`);
    this.addSql(`create table rpc_once (
      subject text not null,
      key text not null,
      request_hash text not null,
      reply jsonb,
      asked_at timestamptz not null default now(),
      primary key (subject, key))`);
    this.addSql(`create unlogged table rate_limit (
      key text primary key,
      taken int not null,
      resets_at timestamptz not null)`);
  }
}

/** Calls that carried an `Idempotency-Key`, with the answer they got. */
export class Kit20261121Once extends Migration {
  override readonly name = 'kit-2026-11-21-once';

  override up(): void {
    this.addSql(`create table call_once (
      scope text not null,
      key text not null,
      request_hash text not null,
      reply jsonb not null,
      called_at timestamptz not null default now(),
      primary key (scope, key))`);
    this.addSql('create index call_once_age on call_once (called_at)');
  }
}

/** Indexes by which old rows are found. Rows come in the order of time: block ranges cost next to nothing to keep. */
export class Kit20261122Age extends Migration {
  override readonly name = 'kit-2026-11-22-age';

  override up(): void {
    this.addSql('create index inbox_age on inbox using brin (handled_at)');
    this.addSql('create index rpc_once_age on rpc_once using brin (asked_at)');
  }
}

/** Calls and requests that have their effect once are kept in one table. */
export class Kit20261122Idempotency extends Migration {
  override readonly name = 'kit-2026-11-22-idempotency';

  override up(): void {
    this.addSql('alter table call_once rename to idempotency');
    this.addSql('alter table idempotency rename column called_at to kept_at');
    this.addSql('alter table idempotency alter column reply drop not null');
    this.addSql('alter index call_once_pkey rename to idempotency_pkey');
    this.addSql('alter index call_once_age rename to idempotency_age');
    this.addSql(`insert into idempotency (scope, key, request_hash, reply, kept_at)
      select subject, key, request_hash, reply, asked_at from rpc_once`);
    this.addSql('drop table rpc_once');
  }
}

/** Where traces are kept, a message belongs to the trace of the call that caused it. */
export class Kit20261123Trace extends Migration {
  override readonly name = 'kit-2026-11-23-trace';

  override up(): void {
    this.addSql('alter table outbox add column traceparent text');
  }
}
