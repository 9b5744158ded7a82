import { randomUUID } from 'node:crypto';
import { userRegistered } from '@fitfolio/auth-contract/events';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { paymentCompleted } from '@fitfolio/payments-contract/events';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { brokenInvariants } from '@fitfolio/service-kit/testing/invariants';
import { type TestRpc, testRpc } from '@fitfolio/service-kit/testing/test-rpc';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { invariants } from '../../src/audit/invariants.js';
import { start } from '../../src/main.js';

/** Tells that a Standard was paid. */
export const tellPaid = (credits: Credits, userId: string, paymentId: string): Promise<void> =>
  credits.service.nats.publish(
    paymentCompleted.subject,
    {
      paymentId,
      userId,
      bundleId: randomUUID(),
      bundleCode: 'standard',
      tokens: 5,
      currency: 'VND',
      amount: 200_000,
      amountVnd: 200_000,
      reference: 'FF23456789',
      language: 'vi',
      completedAt: new Date().toISOString(),
    },
    randomUUID(),
  );

export interface Credits {
  readonly service: TestService;
  readonly rpc: TestRpc;
  /** Who auth says is an administrator no more, whatever their token says. */
  readonly formerAdmins: Set<string>;
  /** Whose account auth says is shut. */
  readonly disabled: Set<string>;
  /** A registered user with so many tokens. */
  user(tokens?: number): Promise<{ readonly id: string; readonly token: string }>;
  balance(userId: string): Promise<number>;
  /** The names of the invariants that do not hold. */
  broken(): Promise<string[]>;
  close(): Promise<void>;
}

/** Credits with a stand-in for auth's answers, over real NATS and Postgres. */
export async function startCredits(): Promise<Credits> {
  const service = await startTestService(start);
  const rpc = await testRpc(service.nats);
  const formerAdmins = new Set<string>();
  const disabled = new Set<string>();
  rpc.handle(checkPerson, ({ userId }) => ({
    active: !disabled.has(userId),
    isAdmin: !formerAdmins.has(userId),
  }));
  const { sql } = service.database;
  const accountsOf = (id: string) =>
    sql<{ balance: string }>('select balance from account where user_id = $1', [id]);
  return {
    service,
    rpc,
    formerAdmins,
    disabled,
    async user(tokens = 0) {
      const id = randomUUID();
      const payload = { userId: id, email: `${id}@example.com`, registeredAt: new Date().toISOString() };
      await service.nats.publish(userRegistered.subject, payload, randomUUID());
      await eventually(async () => {
        if ((await accountsOf(id)).length === 0) throw new Error('no account yet');
      });
      if (tokens > 0) {
        await sql(
          `select post_transfer('adjustment:' || $3, 'adjustment', 'adjustment', 'user:' || $1, $2, $1::uuid,
             null, '{"reason":"test"}', null)`,
          [id, tokens, randomUUID()],
        );
      }
      return { id, token: await service.token({ id }) };
    },
    balance: async (userId) => Number((await accountsOf(userId))[0]?.balance ?? 0),
    broken: () => brokenInvariants(sql, invariants),
    close: async () => {
      await rpc.close();
      await service.close();
    },
  };
}
