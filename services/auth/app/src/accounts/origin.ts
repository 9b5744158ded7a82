import type { IncomingHttpHeaders } from 'node:http';
import type { Origin } from './session.store.js';

/** Where a call comes from, of its address and headers. */
export const originOf = (call: {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}): Origin => ({ address: call.address, userAgent: call.headers['user-agent'] ?? '' });
