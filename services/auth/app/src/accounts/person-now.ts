import { checkPerson } from '@fitfolio/auth-contract/requests';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { db } from '../tables.js';

/** What an account may do at this moment. */
export async function personNow(work: Work, id: string): Promise<RpcReply<typeof checkPerson>> {
  const account = await db(work)
    .selectFrom('account')
    .select(({ not }) => [not('disabled').as('active'), 'isAdmin', 'emailVerified'])
    .where('id', '=', id)
    .executeTakeFirst();
  return account ?? { active: false, isAdmin: false, emailVerified: false };
}

/** Says it to the other services. */
@Controller()
export class PersonNow {
  @OnRequest(checkPerson)
  answer({ userId }: RpcRequest<typeof checkPerson>, tx: Tx): Promise<RpcReply<typeof checkPerson>> {
    return personNow(tx, userId);
  }
}
