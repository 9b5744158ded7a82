import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { codeKeepDays, sessionKeepDays } from '../src/accounts/forget-ended.js';
import { person, startAuth } from './support/auth.js';
import { idOf } from './support/people.js';

let service: TestService;
let lan: string;
beforeAll(async () => {
  service = await startAuth({ SWEEP_EVERY_SECONDS: '0.1' });
  await person(service, 'lan@example.com');
  lan = await idOf(service, 'lan@example.com');
});
afterAll(() => service.close());

it('forgets sessions that ended long ago, with their tokens, and no other', async () => {
  await service.database.sql('delete from session');
  for (const days of [-1, sessionKeepDays - 1, sessionKeepDays + 1]) {
    await service.database.sql(
      `with added as (
         insert into session (id, account_id, network, created_at, seen_at, ends_at)
         values (gen_random_uuid(), $1, $2::int::text, now(), now(), now() - make_interval(days => $2)) returning *)
       insert into refresh_token (hash, family, account_id, created_at, ends_at)
       select decode(md5(network), 'hex'), id, account_id, created_at, ends_at from added`,
      [lan, days],
    );
  }
  const left = [{ network: '-1' }, { network: `${sessionKeepDays - 1}` }];
  await eventually(async () => {
    const sql = 'select network from session join refresh_token on family = id order by network::int';
    expect(await service.database.sql(sql)).toEqual(left);
  });
  expect(await service.database.sql('select 1 from refresh_token')).toHaveLength(2);
});

it('forgets codes that ended long ago, and no other', async () => {
  await service.database.sql('delete from code');
  for (const [purpose, days] of [
    ['verify-email', codeKeepDays - 1],
    ['reset-password', codeKeepDays + 1],
  ] as const)
    await service.database.sql(
      `insert into code (account_id, purpose, hash, made_at, ends_at)
       values ($1, $2, '', now(), now() - make_interval(days => $3))`,
      [lan, purpose, days],
    );
  await eventually(async () => {
    expect(await service.database.sql('select purpose from code')).toEqual([{ purpose: 'verify-email' }]);
  });
});
