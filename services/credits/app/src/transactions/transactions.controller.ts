import {
  adjustBalance,
  type AdminTransaction,
  exportTransactions,
  listAllTransactions,
  listTransactions,
  tokenSummary,
} from '@fitfolio/credits-contract/transaction';
import { Database } from '@fitfolio/service-kit/db/database';
import { asCsv, csv } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKeyOf, withIdempotency } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { AdjustBalance } from './adjust-balance.js';
import { tokenDays, tokensOutstanding } from './summary.store.js';
import { listTransactionsOf } from './transaction.store.js';

const exportRowsMax = 50_000;

@Controller()
export class TransactionsController {
  constructor(
    private readonly database: Database,
    private readonly adjusting: AdjustBalance,
  ) {}

  @Handles(listTransactions)
  own(@Input() { user, query }: Call<typeof listTransactions>) {
    return listTransactionsOf(this.database.sql, {
      ...query,
      search: undefined,
      userId: user.id,
    });
  }

  @Handles(listAllTransactions)
  all(@Input() { query }: Call<typeof listAllTransactions>) {
    return listTransactionsOf(this.database.sql, query);
  }

  @Handles(exportTransactions)
  async export(@Input() { query, reply }: Call<typeof exportTransactions>) {
    const { data } = await listTransactionsOf(this.database.sql, {
      ...query,
      page: 1,
      pageSize: exportRowsMax,
    });
    asCsv(reply, 'transactions');
    return csv<AdminTransaction>(
      {
        created_at: (t) => t.createdAt,
        email: (t) => t.email,
        name: (t) => t.name,
        type: (t) => t.type,
        amount: (t) => t.amount,
        balance: (t) => t.balance,
        description: (t) => t.description.code,
        details: (t) => Object.values(t.description.values).join(' '),
        user_id: (t) => t.userId,
        id: (t) => t.id,
      },
      data,
    );
  }

  @Handles(adjustBalance)
  async adjust(@Input() { user, body, headers }: Call<typeof adjustBalance>) {
    const key = idempotencyKeyOf(headers);
    const data = await this.database.transaction(async (tx) => {
      const work = () => this.adjusting.run(tx, user.id, body);
      if (key === undefined) return work();
      return (await withIdempotency(tx, { scope: `adjust:${user.id}`, key, input: body }, work)).reply;
    });
    return { data };
  }

  @Handles(tokenSummary)
  async summary(@Input() { query }: Call<typeof tokenSummary>) {
    const days = await tokenDays(this.database.sql, query.days);
    return { data: { days, ...(await tokensOutstanding(this.database.sql)) } };
  }
}
