import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { reauthenticationMinutes } from '#src/auth/token-terms';
import { startTestService, type TestReply, type TestService } from '#src/testing/test-service';
import { clearNotes, countNotes } from '../notes/contract.js';
import { start } from '../notes/main.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(start);
});
afterAll(() => service.close());

const outcome = ({ status, body }: TestReply) => [status, (body as { code?: string } | null)?.code];
const provedAgo = async (minutes: number): Promise<unknown[]> => {
  const token = await service.token({ isAdmin: true, provedMinutesAgo: minutes });
  return outcome(await service.call(clearNotes, {}, { token }));
};

it('asks for a new proof of who it is when the last one is too long ago', async () => {
  expect((await provedAgo(reauthenticationMinutes - 1))[0]).toBe(204);
  expect(await provedAgo(reauthenticationMinutes + 1)).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
});

it('demands a second factor of administrators, where the site is public, and of nobody else', async () => {
  const calls = async (secondFactor: boolean) => {
    const token = await service.token({ isAdmin: true, secondFactor });
    return outcome(await service.call(countNotes, {}, { token }));
  };
  expect((await calls(false))[0]).toBe(200);
  await service.restart({ PUBLIC_URL: 'https://fitfolio.example' });
  expect(await calls(false)).toEqual([403, 'SECOND_FACTOR_MISSING']);
  expect((await calls(true))[0]).toBe(200);
});
