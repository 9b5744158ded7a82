import { checkPerson } from '@fitfolio/auth-contract/questions';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Sql, Tx } from '@fitfolio/service-kit/db/database';
import { Answers } from '@fitfolio/service-kit/rpc/answers';
import { Injectable } from '@nestjs/common';

/** What an account may do at this moment. */
export async function personNow(sql: Sql, id: string): Promise<RpcReply<typeof checkPerson>> {
  const [row] = await sql<{ active: boolean; isAdmin: boolean }>(
    'select not disabled as active, is_admin as "isAdmin" from account where id = $1',
    [id],
  );
  return row ?? { active: false, isAdmin: false };
}

/** Says it to the other services. */
@Injectable()
export class PersonNow {
  @Answers(checkPerson)
  answer({ userId }: RpcRequest<typeof checkPerson>, tx: Tx): Promise<RpcReply<typeof checkPerson>> {
    return personNow(tx.sql, userId);
  }
}
