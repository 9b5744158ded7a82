import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The API of a test file: `const api = mockApi(answer(getMe, { data: user }))`, later `api.use(fail(…))` for one test.
 * A call nobody answers fails the test.
 */
export function mockApi(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
