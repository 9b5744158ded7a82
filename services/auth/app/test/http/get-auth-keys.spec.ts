import { publicKeys } from '@fitfolio/auth-contract/sign-in';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { person, startAuth } from '../support/auth.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

describe('GET /auth/keys', () => {
  it('shows public halves only', async () => {
    const reply = await service.call(publicKeys);
    const { keys } = publicKeys.reply.parse(reply.body);
    expect(keys).toEqual([
      {
        kty: 'OKP',
        crv: 'Ed25519',
        alg: 'EdDSA',
        use: 'sig',
        kid: expect.any(String),
        x: expect.any(String),
      },
    ]);
    expect(reply.body).toEqual({ keys });
  });

  it('verifies the tokens of every replica, and those from before a restart', async () => {
    const token = await person(service, 'lan@example.com');
    const replica = await service.again('http');
    await service.restart();
    for (const url of [service.url, replica.url]) {
      const keys = createRemoteJWKSet(new URL(`${url}/api/auth/keys`));
      const { payload } = await jwtVerify(token, keys, { algorithms: ['EdDSA'], audience: 'fitfolio' });
      expect(payload['email']).toBe('lan@example.com');
    }
  });
});
