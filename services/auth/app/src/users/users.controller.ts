import { listUsers } from '@fitfolio/auth-contract/admin-users';
import { getMe, updateMe } from '@fitfolio/auth-contract/routes';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { type Account, shownUser } from '../accounts/account.entity.js';
import { AccountStore } from '../accounts/account.store.js';
import { UsersStore } from './users.store.js';

@Controller()
export class UsersController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly users: UsersStore,
  ) {}

  @Handles(getMe)
  async me(@Input() { user }: Call<typeof getMe>): Promise<RouteReply<typeof getMe>> {
    return { data: shownUser(present(await this.accounts.find(user.id))) };
  }

  @Handles(updateMe)
  async update(@Input() { user, body }: Call<typeof updateMe>): Promise<RouteReply<typeof updateMe>> {
    return { data: shownUser(present(await this.users.change(user.id, body))) };
  }

  @Handles(listUsers)
  async list(@Input() { query }: Call<typeof listUsers>): Promise<RouteReply<typeof listUsers>> {
    const { data, total } = await this.users.list(query);
    return { data, page: { page: query.page, pageSize: query.pageSize, total } };
  }
}

/** A token outlives its account by minutes at most. */
function present(account: Account | null): Account {
  if (!account || account.disabled) throw problem('UNAUTHENTICATED', 'This account is gone.');
  return account;
}
