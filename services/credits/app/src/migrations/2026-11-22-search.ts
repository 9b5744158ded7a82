import { createFolded } from '@fitfolio/service-kit/db/folded';
import { Migration } from '@mikro-orm/migrations';

/** What administrators search and sort the history by has an index. Each account of a user has its person, if only by id. */
export class Credits20261122Search extends Migration {
  override readonly name = 'credits-2026-11-22-search';

  override up(): void {
    for (const statement of createFolded) this.addSql(statement);
    this.addSql(`alter table person add search text not null
      generated always as (folded(coalesce(email, '') || ' ' || coalesce(name, ''))) stored`);
    this.addSql('create index person_search on person using gin (search gin_trgm_ops)');
    this.addSql('create index person_email on person (email)');
    this.addSql('create index person_email_descending on person (email desc nulls last)');
    this.addSql(`create index entry_of_users on entry (position) where account like 'user:%'`);
    this.addSql(`create index entry_of_users_amount on entry (amount, position) where account like 'user:%'`);
    // For the report of the days, which needs the house's side of each transfer.
    this.addSql(`create index entry_of_house on entry (transfer_id) include (account, amount)
      where account in ('issued', 'spent', 'bonus', 'adjustment')`);
    this.addSql('create index transfer_made_id on transfer (made_at) include (id)');
    this.addSql('drop index transfer_made');
    this.addSql('create index hold_of_user on hold (user_id, source)');
    this.addSql(`insert into person (user_id) select user_id from account where user_id is not null
      on conflict do nothing`);
    this.addSql(`create function add_person() returns trigger language plpgsql as $$
begin
  insert into person (user_id) values (new.user_id) on conflict do nothing;
  return null;
end $$`);
    this.addSql(`create trigger has_person after insert on account
      for each row when (new.user_id is not null) execute function add_person()`);
  }
}
