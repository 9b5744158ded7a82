import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface RequestContext {
  readonly requestId: string;
  /** Where a call over HTTP comes from, as coarse as it is kept. */
  readonly network?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id of the request (or of the message it caused) that is being worked on, if any. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

/** The network that the call being worked on comes from, if it came over HTTP. */
export const currentNetwork = (): string | undefined => storage.getStore()?.network;

export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work);
}

/** For hooks that go on by a callback: everything after `next` belongs to the request. */
export function enterRequest(context: RequestContext, next: () => void): void {
  storage.run(context, next);
}

/** Takes an id from outside when it is well-formed (8 to 64 of `A-Za-z0-9._-`), else makes one. */
export function acceptRequestId(given: unknown): string {
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
