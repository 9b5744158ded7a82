import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

/** What a user agent says of itself, as far as people tell devices apart. */
export const Device = z.object({
  kind: z.enum(['computer', 'phone', 'tablet', 'other']),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Device = z.output<typeof Device>;

/** Where a session comes from, coarsely: a full address is never kept. */
export const Place = z.enum(['this-machine', 'local-network', 'internet', 'unknown']);
export type Place = z.output<typeof Place>;

export const Session = z.object({
  id: Id,
  device: Device,
  place: Place,
  /** `113.161.0.0/16` or `2001:db8::/32`; null when it says nothing. */
  network: z.string().nullable(),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** The session this call came with. */
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const listSessions = defineRoute({
  id: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'user',
  fresh: true,
  summary: 'Where the caller is signed in, last seen first.',
  reply: dataOf(z.array(Session)),
  errors: ['CROSS_SITE'],
  cookies: true,
});

export const endSession = defineRoute({
  id: 'endSession',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'user',
  fresh: true,
  reauthenticated: true,
  summary: 'Signs one of the caller’s sessions out.',
  params: idParams,
  status: 204,
  errors: ['CROSS_SITE'],
  cookies: true,
});

export const endOtherSessions = defineRoute({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'user',
  fresh: true,
  reauthenticated: true,
  summary: 'Signs out every session of the caller but this one.',
  body: z.strictObject({}),
  reply: dataOf(z.object({ ended: z.number().int() })),
  errors: ['CROSS_SITE'],
  cookies: true,
});
