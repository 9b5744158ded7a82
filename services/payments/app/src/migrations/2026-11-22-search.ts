import { createFolded } from '@fitfolio/service-kit/db/folded';
import { Migration } from '@mikro-orm/migrations';

/** What administrators search, sort and count by has an index; a transfer may have come at a time nobody knows. */
export class Payments20261122Search extends Migration {
  override readonly name = 'payments-2026-11-22-search';

  override up(): void {
    for (const statement of createFolded) this.addSql(statement);
    for (const [table, text, found] of [
      [
        'payment',
        `reference || ' ' || coalesce(transaction_id, '') || ' ' || coalesce(promo_code, '') || ' ' || id::text`,
      ],
      ['person', `coalesce(email, '') || ' ' || coalesce(name, '')`],
      ['receipt', `content || ' ' || bank_transaction_id`, `where state in ('unmatched', 'suspense')`],
      ['promo', 'code'],
    ]) {
      this.addSql(
        `alter table ${table} add search text not null generated always as (folded(${text})) stored`,
      );
      this.addSql(`create index ${table}_search on ${table} using gin (search gin_trgm_ops) ${found ?? ''}`);
    }
    this.addSql('create index payment_created on payment (created_at, id)');
    this.addSql('create index payment_refunded on payment (refunded_at) where refunded_at is not null');
    this.addSql('alter table receipt alter paid_at drop not null');
    this.addSql(`update receipt set paid_at = null
      where paid_at < '2020-01-01T00:00:00Z' or paid_at > received_at + interval '1 day'`);
  }
}
