import { expect, it } from '@jest/globals';
// @ts-expect-error a plain script without types
import { routeTable } from '../bin/generate.mjs';

const document = (...paths: string[]) => ({
  openapi: '3.1.0',
  info: { title: 'x' },
  paths: Object.fromEntries(paths.map((path) => [path, { get: { operationId: path } }])),
  components: { schemas: {} },
});

it('divides a prefix that several services share, and keeps one that carries a service’s name', () => {
  const table = routeTable([
    ['auth', document('/auth/login', '/users/me', '/admin/users')],
    ['analysis', document('/free-analysis', '/free-analysis/{id}', '/admin/free-analysis/{id}')],
    ['credits', document('/credits/balance', '/credits/bundles/{id}', '/admin/credits/bundles')],
    ['payments', document('/credits/payments', '/credits/payments/{id}', '/admin/credits/payments')],
  ]);
  expect(table).toEqual([
    { prefix: '/api/admin/credits', service: 'credits' },
    { prefix: '/api/admin/credits/payments', service: 'payments' },
    { prefix: '/api/admin/free-analysis', service: 'analysis' },
    { prefix: '/api/admin/users', service: 'auth' },
    { prefix: '/api/analysis', service: 'analysis' },
    { prefix: '/api/auth', service: 'auth' },
    { prefix: '/api/credits', service: 'credits' },
    { prefix: '/api/credits/payments', service: 'payments' },
    { prefix: '/api/free-analysis', service: 'analysis' },
    { prefix: '/api/payments', service: 'payments' },
    { prefix: '/api/users', service: 'auth' },
  ]);
});

it('refuses what a prefix cannot tell apart, and one path twice', () => {
  const clash = [
    ['auth', document('/things/{id}/a')],
    ['analysis', document('/things/{id}/b')],
  ];
  expect(() => routeTable(clash)).toThrow('cannot');
  const twice = [
    ['auth', document('/same')],
    ['analysis', document('/same')],
  ];
  expect(() => routeTable(twice)).toThrow('repeats GET /same');
});
