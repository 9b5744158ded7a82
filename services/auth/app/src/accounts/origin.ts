import type { IncomingHttpHeaders } from 'node:http';
import { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Origin } from './session.store.js';

/** Where a call comes from, of its address and headers. Our pages name the language that is chosen there. */
export const originOf = (call: {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}): Origin => ({
  address: call.address,
  userAgent: call.headers['user-agent'] ?? '',
  language: OutputLanguage.safeParse(call.headers['accept-language']?.slice(0, 2)).data,
});
