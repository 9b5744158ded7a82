import { personNames } from '@fitfolio/service-kit/people/people';
import { Migration } from '@mikro-orm/migrations';

export class Credits20261121Names extends Migration {
  override readonly name = 'credits-2026-11-21-names';

  override up(): void {
    this.addSql(personNames);
  }
}
