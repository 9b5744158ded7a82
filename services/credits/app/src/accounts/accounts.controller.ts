import { getBalance } from '@fitfolio/credits-contract/balance';
import { getTokenBalance } from '@fitfolio/credits-contract/holds';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { db } from '../tables.js';

@Controller()
export class AccountsController {
  constructor(private readonly database: Database) {}

  @Handles(getBalance)
  async balance(@Input() { user }: Call<typeof getBalance>): Promise<RouteReply<typeof getBalance>> {
    return { data: { balance: await balanceOf(this.database, user.id) } };
  }

  @OnRequest(getTokenBalance)
  async tokenBalance(
    { userId }: RpcRequest<typeof getTokenBalance>,
    tx: Tx,
  ): Promise<RpcReply<typeof getTokenBalance>> {
    return { balance: await balanceOf(tx, userId) };
  }
}

/** Tokens of a user; 0 before the account is opened. */
async function balanceOf(work: Work, userId: string): Promise<number> {
  const account = await db(work)
    .selectFrom('account')
    .select(sql<number>`balance::int`.as('balance'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return account?.balance ?? 0;
}
