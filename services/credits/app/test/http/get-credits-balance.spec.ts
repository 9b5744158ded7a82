import { randomUUID } from 'node:crypto';
import { userRegistered } from '@fitfolio/auth-contract/events';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../../src/main.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(start);
});
afterAll(() => service.close());

/** Says, as auth would, that a person registered; `times` under different message ids. */
async function registered(userId: string, times: number): Promise<void> {
  const payload = { userId, email: 'lan@example.com', registeredAt: new Date().toISOString() };
  for (let i = 0; i < times; i += 1) {
    await service.nats.publish(userRegistered.subject, payload, randomUUID());
  }
}

const accounts = (userId: string): Promise<{ code: string }[]> =>
  service.database.sql<{ code: string }>('select code from account where user_id = $1', [userId]);

describe('GET /credits/balance', () => {
  it('needs a signed-in user', async () => {
    const reply = await service.call(getBalance);
    expect([reply.status, (reply.body as unknown as { code: string }).code]).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('is 0 before the account is opened', async () => {
    const reply = await service.call(getBalance, {}, { token: await service.token() });
    expect(getBalance.reply.parse(reply.body)).toEqual({ data: { balance: 0 } });
  });

  it('is the caller’s own', async () => {
    const [lan, minh] = [randomUUID(), randomUUID()];
    await service.database.sql(
      "insert into account (code, user_id, balance) values ('user:' || $1, $1::uuid, 7)",
      [lan],
    );
    const of = async (id: string): Promise<number> =>
      (await service.call(getBalance, {}, { token: await service.token({ id }) })).body.data.balance;
    expect([await of(lan), await of(minh)]).toEqual([7, 0]);
  });

  it('refuses what it does not know', async () => {
    const token = await service.token();
    const reply = await service.call(getBalance, { query: { userId: 'x' } as never }, { token });
    expect(reply.status).toBe(400);
  });
});

describe('a person who registers', () => {
  it('has one account, however often that is told', async () => {
    const userId = randomUUID();
    await registered(userId, 3);
    await eventually(async () => expect(await accounts(userId)).toEqual([{ code: `user:${userId}` }]));
  });
});
