import { type RouteTable } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import type { Sent, Tokens } from './access-findings.js';
import type { TestService } from './test-service.js';

/** What no field expects. */
const odd: Readonly<Record<string, unknown>> = {
  'far too long': 'x'.repeat(100_000),
  'far too long in bytes': '漢'.repeat(30_000),
  'U+0000': 'a\u0000b',
  'half a character': 'a\ud800b',
  'right to left': '\u202egpj.exe\u202c',
  'stacked marks': `a${'\u0301'.repeat(500)}`,
  'only blanks': ' \u00a0\u2003\t\n',
  'a number': 1e300,
  'a negative number': -1,
  'an array': [['x']],
  'an object': { $ne: null },
  null: null,
  true: true,
};

const firstRefusal = 400;
const serverFault = 500;

/**
 * Sends each field of each route what it does not expect, and a key nobody knows; says where the answer was a fault
 * of the server, or an unknown key was taken. `right` gives a call as it should be, to change one field of.
 */
export async function oddInputFindings(
  service: TestService,
  routes: RouteTable,
  right: (name: string) => Promise<Sent> | Sent,
  tokens: Tokens,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, route] of Object.entries(routes)) {
    if (route.files !== undefined) continue;
    const token = { token: route.access === 'admin' ? tokens.admin : tokens.user };
    // What was refused used nothing up: the next call is made of the same.
    let unused: Sent | undefined;
    const rightOne = async (): Promise<Sent> => (unused ??= await right(name));
    const ask = async (what: string, sent: Sent): Promise<number> => {
      const { status } = await service.call(route, sent as never, route.access === 'public' ? {} : token);
      if (status < firstRefusal) unused = undefined;
      if (status >= serverFault && status !== 503) findings.push(`${name}, ${what}: ${status}`);
      return status;
    };
    for (const where of ['params', 'query', 'body'] as const) {
      const schema = route[where];
      if (!(schema instanceof z.ZodObject)) continue;
      for (const field of Object.keys(schema.shape)) {
        for (const [kind, value] of Object.entries(odd)) {
          if (
            where !== 'body' &&
            (typeof value !== 'string' || value.length > 10_000 || kind === 'half a character')
          )
            continue;
          const sent = await rightOne();
          await ask(`${where}.${field} is ${kind}`, {
            ...sent,
            [where]: { ...(sent[where] as object | undefined), [field]: value },
          });
        }
      }
    }
    if (!(route.body instanceof z.ZodObject)) continue;
    for (const extra of ['is_admin', 'isAdmin', 'id', 'emailVerified', 'constructor']) {
      const sent = await rightOne();
      const status = await ask(`with ${extra}`, {
        ...sent,
        body: { ...(sent.body as object), [extra]: true },
      });
      if (status !== 400) findings.push(`${name} took ${extra}: ${status}`);
    }
  }
  return findings;
}
