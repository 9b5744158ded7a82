import { createHmac, createPublicKey, type JsonWebKey, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { startTestService, type TestService } from '#src/testing/test-service';
import { addNote } from '../notes/contract.js';
import { start } from '../notes/main.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(start);
});
afterAll(() => service.close());

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1000);
const good = (): JWTPayload => ({
  sub: randomUUID(),
  email: 'a@example.com',
  is_admin: true,
  iat: now(),
  exp: now() + 600,
  iss: 'fitfolio',
  aud: 'fitfolio',
});
const kid = (): string => service.keys.publicJwk.kid!;

const tricks: Record<string, () => Promise<string>> = {
  'alg none': async () => `${encode({ alg: 'none', kid: kid() })}.${encode(good())}.`,
  'alg none with a signature': async () => `${encode({ alg: 'none', kid: kid() })}.${encode(good())}.AAAA`,
  'HS256 with the public key as the secret': async () => {
    const pem = createPublicKey({ key: service.keys.publicJwk as JsonWebKey, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    const head = `${encode({ alg: 'HS256', kid: kid() })}.${encode(good())}`;
    return `${head}.${createHmac('sha256', pem).update(head).digest('base64url')}`;
  },
  'a key of somebody else': async () => {
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    return new SignJWT(good()).setProtectedHeader({ alg: 'EdDSA', kid: kid() }).sign(privateKey);
  },
  'a key that is named nowhere': async () => {
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    return new SignJWT(good()).setProtectedHeader({ alg: 'EdDSA', kid: 'nobody' }).sign(privateKey);
  },
  'another audience': () => service.keys.token({}, { audience: 'elsewhere' }),
  'another issuer': () => service.keys.token({}, { issuer: 'elsewhere' }),
  'a changed payload': async () => {
    const [head, , signature] = (await service.token()).split('.');
    return `${head}.${encode(good())}.${signature}`;
  },
  'no token at all': async () => 'nonsense',
};

it.each(Object.keys(tricks))('refuses %s', async (name) => {
  const reply = await service.call(addNote, { body: { text: 'x' } }, { token: await tricks[name]!() });
  expect(reply.status).toBe(401);
  expect(reply.body).toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('says of an expired token that it has expired, also of one it has seen alive', async () => {
  const dead = await service.keys.token({}, { expiresIn: -60 });
  const refused = await service.call(addNote, { body: { text: 'x' } }, { token: dead });
  expect(refused.status).toBe(401);
  expect(refused.body).toMatchObject({ code: 'TOKEN_EXPIRED' });
});

it('answers that it cannot tell, not that the token is bad, when the keys are out of reach', async () => {
  const token = await service.token();
  const other = await service.again('http', { AUTH_KEYS_URL: 'http://127.0.0.1:9/keys' });
  const reply = await fetch(`${other.url}/api/notes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"text":"x"}',
  });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
});
