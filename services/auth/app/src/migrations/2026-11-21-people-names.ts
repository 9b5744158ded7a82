import { Migration } from '@mikro-orm/migrations';

/** Tells the names that were given before anybody was told of names. */
export class Auth20261121Names extends Migration {
  override readonly name = 'auth-2026-11-21-names';

  override up(): void {
    this.addSql(`insert into outbox (subject, payload)
      select 'evt.auth.user.renamed.v1', jsonb_build_object('userId', id, 'name', name,
        'renamedAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from account where name is not null`);
  }
}
