import { getBalance } from '@fitfolio/credits-contract/balance';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { BalanceStore } from './balance.store.js';

@Controller()
export class AccountsController {
  constructor(private readonly balances: BalanceStore) {}

  @Handles(getBalance)
  async balance(@Input() { user }: Call<typeof getBalance>): Promise<RouteReply<typeof getBalance>> {
    return { data: { balance: await this.balances.of(user.id) } };
  }
}
