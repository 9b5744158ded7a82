import { getBalance } from '@fitfolio/credits-contract/balance';
import { getTokenBalance } from '@fitfolio/credits-contract/holds';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { BalanceStore } from './balance.store.js';

@Controller()
export class AccountsController {
  constructor(private readonly balances: BalanceStore) {}

  @Handles(getBalance)
  async balance(@Input() { user }: Call<typeof getBalance>): Promise<RouteReply<typeof getBalance>> {
    return { data: { balance: await this.balances.of(user.id) } };
  }

  @OnRequest(getTokenBalance)
  async tell(
    { userId }: RpcRequest<typeof getTokenBalance>,
    _tx: Tx,
  ): Promise<RpcReply<typeof getTokenBalance>> {
    return { balance: await this.balances.of(userId) };
  }
}
