import { getBalance } from '@fitfolio/credits-contract/balance';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { db } from '../tables.js';

@Controller()
export class AccountsController {
  constructor(private readonly database: Database) {}

  /** Tokens of a user; 0 before the account is opened. */
  @Handles(getBalance)
  async balance(@Input() { user }: Call<typeof getBalance>): Promise<RouteReply<typeof getBalance>> {
    const account = await db(this.database)
      .selectFrom('account')
      .select(sql<number>`balance::int`.as('balance'))
      .where('userId', '=', user.id)
      .executeTakeFirst();
    return { data: { balance: account?.balance ?? 0 } };
  }
}
