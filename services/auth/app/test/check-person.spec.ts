import { randomUUID } from 'node:crypto';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { parseConfig, ServiceConfig } from '@fitfolio/service-kit/config/service-config';
import { createLogger } from '@fitfolio/service-kit/log/logger';
import { NatsLink } from '@fitfolio/service-kit/messaging/nats-link';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { person, startAuth } from './support/auth.js';

let service: TestService;
let link: NatsLink;
beforeAll(async () => {
  service = await startAuth();
  link = new NatsLink('test', parseConfig(ServiceConfig, service.env), createLogger('test', 'silent'));
});
afterAll(async () => {
  await link.close();
  await service.close();
});

it('tells other services what an account may do now, each time anew', async () => {
  await person(service, 'lan@example.com');
  const [{ id } = { id: '' }] = await service.database.sql<{ id: string }>('select id from account');
  const rpc = new RpcClient(link);
  const ask = () => rpc.request(checkPerson, { userId: id }, { idempotencyKey: 'the same' });
  expect(await ask()).toEqual({ active: true, isAdmin: false, emailVerified: false });
  await service.database.sql('update account set is_admin = true');
  expect(await ask()).toEqual({ active: true, isAdmin: true, emailVerified: false });
  await service.database.sql('update account set disabled = true, email_verified = true');
  expect(await ask()).toEqual({ active: false, isAdmin: true, emailVerified: true });
  expect(await rpc.request(checkPerson, { userId: randomUUID() })).toEqual({
    active: false,
    isAdmin: false,
    emailVerified: false,
  });
});
