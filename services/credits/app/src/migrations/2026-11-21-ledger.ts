import { Migration } from '@mikro-orm/migrations';

/**
 * The double-entry ledger. `post_transfer` is the only way tokens move: one statement takes from an account that
 * has enough, gives to the other, writes both entries and the fact. Transfers and entries are never changed.
 */
export class Credits20261121Ledger extends Migration {
  override readonly name = 'credits-2026-11-21-ledger';

  override up(): void {
    this.addSql('create extension if not exists unaccent');
    // System accounts are touched by everybody: their balance is the sum of their entries, never a row to queue for.
    this.addSql('alter table account alter column balance drop not null');
    this.addSql('alter table account add check (balance >= 0)');
    this.addSql(`insert into account (code, balance)
      select code, null from unnest(array['issued', 'spent', 'bonus', 'adjustment']) as code
      on conflict (code) do update set balance = null`);
    this.addSql(`create table transfer (
      id uuid primary key default gen_random_uuid(),
      source text not null unique,
      kind text not null check
        (kind in ('purchase', 'refund', 'coupon', 'adjustment', 'hold', 'capture', 'release')),
      user_id uuid,
      actor_id uuid,
      details jsonb not null default '{}',
      made_at timestamptz not null default now())`);
    this.addSql('create index transfer_made on transfer (made_at)');
    this.addSql(`create table entry (
      position bigint generated always as identity,
      transfer_id uuid not null,
      account text not null,
      amount bigint not null check (amount <> 0),
      balance bigint,
      primary key (transfer_id, account))`);
    this.addSql('create index entry_account on entry (account, position)');
    this.addSql(`create table hold (
      source text primary key,
      user_id uuid not null,
      feature text not null,
      tokens bigint not null check (tokens > 0),
      state text not null default 'held' check (state in ('held', 'captured', 'released')),
      held_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      check ((state = 'held') = (ended_at is null)))`);
    this.addSql(`create index hold_open on hold (expires_at) where state = 'held'`);
    this.addSql(`create table person (
      user_id uuid primary key,
      email text,
      name text)`);
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
    this.addSql(balanced);
    this.addSql(`create trigger balanced after insert on entry referencing new table as added
      for each statement execute function assert_balanced()`);
    this.addSql(refusing);
    for (const table of ['transfer', 'entry', 'audit']) {
      this.addSql(`create trigger immutable before update or delete or truncate on ${table}
        for each statement execute function refuse_change()`);
      this.addSql(`revoke update, delete, truncate on ${table} from current_user`);
    }
    this.addSql(postTransfer);
    this.addSql(openingBalances);
  }
}

const balanced = `create function assert_balanced() returns trigger language plpgsql as $$
begin
  -- All entries of a transfer come in one statement.
  if exists (select from added group by transfer_id having sum(amount) <> 0) then
    raise exception 'the entries of a transfer do not sum to 0' using errcode = 'FT002';
  end if;
  return null;
end $$`;

const refusing = `create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: it is append-only', tg_op, tg_table_name using errcode = 'FT003';
end $$`;

const postTransfer = `create function post_transfer(
  p_source text, p_kind text, p_from text, p_to text, p_amount bigint, p_user uuid, p_actor uuid,
  p_details jsonb, p_request text,
  out id uuid, out fresh boolean, out user_balance bigint, out at timestamptz)
language plpgsql as $$
declare
  from_balance bigint;
  to_balance bigint;
begin
  if p_amount <= 0 or p_from = p_to then
    raise exception 'not a transfer: % from % to %', p_amount, p_from, p_to using errcode = 'FT002';
  end if;
  insert into transfer as t (source, kind, user_id, actor_id, details)
    values (p_source, p_kind, p_user, p_actor, p_details)
    on conflict (source) do nothing returning t.id, t.made_at into id, at;
  fresh := id is not null;
  if not fresh then
    select t.id, t.made_at into id, at from transfer t where t.source = p_source;
    select e.balance into user_balance from entry e
      where e.transfer_id = post_transfer.id and e.account like 'user:%';
    return;
  end if;
  if p_from ~ '^(user|hold):' then
    update account a set balance = a.balance - p_amount
      where a.code = p_from and a.balance >= p_amount returning a.balance into from_balance;
    if not found then
      raise exception 'not enough on %', p_from using errcode = 'FT001';
    end if;
  end if;
  if p_to ~ '^(user|hold):' then
    insert into account as a (code, user_id, balance)
      values (p_to, case when p_to like 'user:%' then substr(p_to, 6)::uuid end, p_amount)
      on conflict (code) do update set balance = a.balance + excluded.balance
      returning a.balance into to_balance;
  end if;
  insert into entry (transfer_id, account, amount, balance)
    values (id, p_from, -p_amount, from_balance), (id, p_to, p_amount, to_balance);
  user_balance := case when p_from like 'user:%' then from_balance
                       when p_to like 'user:%' then to_balance end;
  -- The relay's own look each second is soon enough; a notification would make commits queue.
  insert into outbox (subject, payload, request_id) values ('evt.credits.transfer.recorded.v1',
    jsonb_build_object('transferId', id, 'source', p_source, 'kind', p_kind, 'userId', p_user,
      'amount', p_amount, 'balance', user_balance,
      'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), p_request);
end $$`;

/** Balances from before there were entries get the transfer that explains them. */
const openingBalances = `do $$
declare opened record;
begin
  for opened in select code, user_id, balance from account where balance > 0 loop
    update account set balance = 0 where code = opened.code;
    perform post_transfer('opening:' || opened.code, 'adjustment', 'adjustment', opened.code,
      opened.balance, opened.user_id, null, '{"reason": "opening balance"}', null);
  end loop;
end $$`;
