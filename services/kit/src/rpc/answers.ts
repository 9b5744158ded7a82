import type { IdempotentRpc, RpcDefinition } from '@fitfolio/contract-kit/message';
import type { z } from 'zod';
import type { Database, Tx } from '#src/db/database';

export const answersKey = 'fitfolio:rpc';

type Method<R extends RpcDefinition> = TypedPropertyDescriptor<
  (
    request: z.output<R['request']>,
    work: R extends IdempotentRpc ? Database : Tx,
  ) => Promise<z.input<R['reply']>>
>;

/**
 * Answers a question of another service: `method(request, tx)`. It runs in one transaction with the note of its
 * idempotency key, so a repeated question changes nothing and gets the first answer. A question that says `idempotent`
 * does so by its own statements: `method(request, database)`, run again when it lost against another transaction.
 */
export function Answers<R extends RpcDefinition>(rpc: R) {
  return (_target: object, _name: string | symbol, method: Method<R>): void => {
    Reflect.defineMetadata(answersKey, rpc, (method as PropertyDescriptor).value as object);
  };
}
