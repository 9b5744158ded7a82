import {
  adjustBalance,
  exportTransactions,
  listAllTransactions,
  listTransactions,
  tokenSummary,
} from '@fitfolio/credits-contract/transaction';
import { Database } from '@fitfolio/service-kit/db/database';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKeyOf, withIdempotency } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { AdjustBalance } from './adjust-balance.js';
import { ListTransactions } from './list-transactions.js';
import { tokenDays, tokensOutstanding } from './summarise-tokens.js';

@Controller()
export class TransactionsController {
  constructor(
    private readonly database: Database,
    private readonly adjustBalance: AdjustBalance,
    private readonly listTransactions: ListTransactions,
  ) {}

  @Handles(listTransactions)
  own(@Input() { user, query }: Call<typeof listTransactions>) {
    return this.listTransactions.ownedBy(user.id, query);
  }

  @Handles(listAllTransactions)
  all(@Input() { query }: Call<typeof listAllTransactions>) {
    return this.listTransactions.all(query);
  }

  @Handles(exportTransactions)
  export(@Input() { query, reply }: Call<typeof exportTransactions>) {
    return this.listTransactions.export(reply, query);
  }

  @Handles(adjustBalance)
  async adjust(@Input() { user, body, headers }: Call<typeof adjustBalance>) {
    const key = idempotencyKeyOf(headers);
    const data = await this.database.transaction(async (tx) => {
      const work = () => this.adjustBalance.run(tx, user.id, body);
      if (key === undefined) return work();
      return (await withIdempotency(tx, { scope: `adjust:${user.id}`, key, input: body }, work)).reply;
    });
    return { data };
  }

  @Handles(tokenSummary)
  async summary(@Input() { query }: Call<typeof tokenSummary>) {
    const days = await tokenDays(this.database, query.days);
    return { data: { days, ...(await tokensOutstanding(this.database)) } };
  }
}
