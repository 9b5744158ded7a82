import { Migration } from '@mikro-orm/migrations';

/** Nobody listened to the event of each transfer: it is no longer sent. `p_request` stays for those who still pass it. */
export class Credits20261122UntoldTransfers extends Migration {
  override readonly name = 'credits-2026-11-22-untold-transfers';

  override up(): void {
    this.addSql(postTransfer);
  }
}

const postTransfer = `create or replace function post_transfer(
  p_source text, p_kind text, p_from text, p_to text, p_amount bigint, p_user uuid, p_actor uuid,
  p_details jsonb, p_request text default null,
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
end $$`;
