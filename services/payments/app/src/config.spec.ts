import { parseConfig } from '@fitfolio/service-kit/config/service-config';
import { expect, it } from '@jest/globals';
import { PaymentsConfig } from './config.js';

const read = (env: Readonly<Record<string, string>>) => () =>
  parseConfig(PaymentsConfig, {
    DATABASE_URL: 'postgres://x',
    NATS_URL: 'nats://x',
    AUTH_KEYS_URL: 'http://127.0.0.1/keys',
    PUBLIC_URL: 'http://localhost:8080',
    ...env,
  });

it('has no secret of the sandbox bank that others know', () => {
  expect(read({})).toThrow(/SANDBOX_SECRET/);
  expect(read({ SANDBOX_SECRET: 'of this machine' })().SANDBOX_SECRET).toBe('of this machine');
});

it.each(['https://fitfolio.example', 'http://192.168.1.4:8080', 'http://0.0.0.0:8080'])(
  'gives no tokens for nothing at %s, unless somebody says so',
  (PUBLIC_URL) => {
    const env = { SANDBOX_SECRET: 'of this machine', PUBLIC_URL };
    expect(read(env)).toThrow(/PAYMENTS_PROVIDER/);
    expect(read({ ...env, PAYMENTS_SANDBOX_PUBLIC: '1' })().PAYMENTS_PROVIDER).toBe('sandbox');
  },
);
