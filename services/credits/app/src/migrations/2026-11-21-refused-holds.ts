import { Migration } from '@mikro-orm/migrations';

/** A hold refused for want of tokens is kept: a late copy of its question must not be granted after all. */
export class Credits20261121RefusedHolds extends Migration {
  override readonly name = 'credits-2026-11-21-refused-holds';

  override up(): void {
    this.addSql(`alter table hold drop constraint hold_state_check, add constraint hold_state_check
      check (state in ('held', 'captured', 'released', 'refused'))`);
  }
}
