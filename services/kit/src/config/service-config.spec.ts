import { expect, it } from '@jest/globals';
import { ConfigError, parseConfig, ServiceConfig } from './service-config.js';

const good = {
  DATABASE_URL: 'postgres://a',
  NATS_URL: 'nats://a',
  AUTH_KEYS_URL: 'http://a/keys',
  PUBLIC_URL: 'http://a',
};

it('fills in what is not said, and takes an empty setting for none', () => {
  const config = parseConfig(ServiceConfig, { ...good, PORT: '', LOG_LEVEL: '' });
  expect(config).toMatchObject({ PORT: 0, LOG_LEVEL: 'info', TRUST_PROXY: false });
});

it('names every bad setting and no value', () => {
  const parse = (): unknown => parseConfig(ServiceConfig, { ...good, PORT: 's3cret', PUBLIC_URL: 's3cret' });
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(/PORT.*PUBLIC_URL/);
  expect(parse).not.toThrow(/s3cret/);
});
