import { personNames } from '@fitfolio/service-kit/people/people';
import { Migration } from '@mikro-orm/migrations';

export class Payments20261121Names extends Migration {
  override readonly name = 'payments-2026-11-21-names';

  override up(): void {
    this.addSql(personNames);
  }
}
