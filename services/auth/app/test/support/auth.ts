import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import {
  startTestService,
  type TestReply,
  type TestService,
} from '@fitfolio/service-kit/testing/test-service';
import { argon2id, hash } from 'argon2';
import { PasswordHasher } from '../../src/accounts/password-hasher.js';
import { start } from '../../src/main.js';

/** Hundreds of people sign up and in here: their hashes cost a twentieth. The decided cost is held by `password-hasher.spec.ts`. */
const cheap = { type: argon2id, memoryCost: 1_024, timeCost: 2, parallelism: 1 } as const;
const { prototype } = PasswordHasher;
const decided = prototype.hash;

export const password = 'con-bo-tren-dong-co';
export const admin = { email: 'admin@example.com', password: 'nguoi-quan-tri-dau-tien' };

/** Auth with a database and keys of its own, trusting its own tokens. */
export async function startAuth(env: Record<string, string> = {}): Promise<TestService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-auth-'));
  prototype.hash = (typed) => hash(typed.normalize('NFC'), cheap);
  const service = await startTestService(start, {
    env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', ...env },
  });
  const close = service.close.bind(service);
  return Object.assign(service, {
    close: async () => {
      await close();
      prototype.hash = decided;
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

export const code = (reply: TestReply): string => (reply.body as { code: string }).code;

export const cookieOf = (reply: TestReply): string =>
  /refresh_token=([^;]*)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';

export async function tokenOf(service: TestService, username: string, secret = password): Promise<string> {
  const reply = await service.call(login, { body: { username, password: secret } });
  return login.reply.parse(reply.body).access_token;
}

/** A new account, signed in. */
export async function person(service: TestService, email: string): Promise<string> {
  await service.call(signUp, { body: { username: email, password } });
  return tokenOf(service, email);
}
