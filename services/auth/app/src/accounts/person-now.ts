import { checkPerson } from '@fitfolio/auth-contract/requests';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Sql, Tx } from '@fitfolio/service-kit/db/database';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';

/** What an account may do at this moment. */
export async function personNow(sql: Sql, id: string): Promise<RpcReply<typeof checkPerson>> {
  const [row] = await sql<{ active: boolean; isAdmin: boolean }>(
    'select not disabled as active, is_admin as "isAdmin" from account where id = $1',
    [id],
  );
  return row ?? { active: false, isAdmin: false };
}

/** Says it to the other services. */
@Controller()
export class PersonNow {
  @OnRequest(checkPerson)
  answer({ userId }: RpcRequest<typeof checkPerson>, tx: Tx): Promise<RpcReply<typeof checkPerson>> {
    return personNow(tx.sql, userId);
  }
}
