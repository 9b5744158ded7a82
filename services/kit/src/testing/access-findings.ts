import type { AnyRoute, RouteTable } from '@fitfolio/contract-kit/route';
import { needsCheck } from '#src/auth/check-person';
import type { TestService } from './test-service.js';

/**
 * `other` is a user who owns nothing of `user`'s; an ex-admin's token still says administrator; `stale` is an administrator
 * who signed in too long ago for routes that are `reauthenticated`.
 */
export const roles = ['anonymous', 'user', 'other', 'disabled', 'exAdmin', 'admin', 'stale'] as const;
export type Role = (typeof roles)[number];

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AccessEntry {
  /** A call as it should be made; asked anew for each role, so that it may prepare what the call uses up. */
  readonly send?: (role: Role) => Sent | Promise<Sent>;
  /** What those get who may; the route's own status unless said otherwise. */
  readonly through?: number | ((role: Role) => number);
  /** What `send` names belongs to `user`: to everyone else it does not exist. */
  readonly owned?: true;
}

export type Tokens = Readonly<Record<Exclude<Role, 'anonymous'>, string>>;

const unauthenticated = 401;
const forbidden = 403;
const notFound = 404;

/**
 * Calls each route as each role and says what is not as the contract has it; nothing when all is. A route without
 * an entry is a finding, and so is an entry without a route.
 */
export async function accessFindings(
  service: TestService,
  routes: RouteTable,
  entries: Readonly<Record<string, AccessEntry>>,
  tokens: Tokens,
): Promise<string[]> {
  const findings = Object.keys(entries)
    .filter((name) => routes[name] === undefined)
    .map((name) => `${name}: an entry without a route`);
  for (const [name, route] of Object.entries(routes)) {
    const entry = entries[name];
    if (entry === undefined) {
      findings.push(`${name}: a route without an entry`);
      continue;
    }
    for (const role of roles) {
      const expected = statusFor(route, entry, role);
      const sent = (await entry.send?.(role)) ?? {};
      const options = {
        ...(role === 'anonymous' ? {} : { token: tokens[role] }),
        headers: sent.headers ?? {},
      };
      const { status } = await service.call(route, sent as never, options);
      if (status !== expected) findings.push(`${name} as ${role}: ${status} instead of ${expected}`);
    }
  }
  return findings;
}

function statusFor(route: AnyRoute, entry: AccessEntry, role: Role): number {
  const { through = route.status ?? 200, owned } = entry;
  const allowed = typeof through === 'number' ? through : through(role);
  if (route.access === 'public') return allowed;
  if (role === 'anonymous') return unauthenticated;
  if (role === 'stale' && route.reauthenticated === true) return forbidden;
  if (route.access === 'admin') {
    if (role === 'admin' || role === 'stale') return allowed;
    return role === 'exAdmin' && !needsCheck(route) ? allowed : forbidden;
  }
  if (role === 'disabled' && needsCheck(route)) return unauthenticated;
  return owned === true && role !== 'user' ? notFound : allowed;
}
