import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { misfit, type Shape } from '../shape.js';
import type { CallResult } from './api-error.js';

/** In a build for browsers most replies are described by plain data instead of a schema: see `rspack/light-contracts.mjs`. */
type LightReply = { readonly shape?: Shape } | undefined;

const unexpected = (route: AnyRoute, why: string): CallResult => ({
  error: { status: 200, code: 'UNEXPECTED_REPLY', message: `${route.id}: ${why}` },
});

/**
 * Checks a reply by what the route says of it. A reply whose only oddity is an enum value that this build does not know
 * is passed on as it is: a newer service must not break an older page, which treats such a value as "other".
 */
export function parseReply(route: AnyRoute, reply: unknown): CallResult {
  if (!route.reply) return { data: null };
  const { shape } = (route.reply as unknown as LightReply) ?? {};
  // An object schema has a `shape` too, but no plain one.
  if (shape !== undefined && !('safeParse' in route.reply)) {
    const wrong = misfit(shape, reply);
    return wrong === null ? { data: reply } : unexpected(route, wrong);
  }
  const parsed = route.reply.safeParse(reply);
  if (parsed.success) return { data: parsed.data };
  if (parsed.error.issues.every((issue) => issue.code === 'invalid_value')) return { data: reply };
  return unexpected(route, parsed.error.message);
}
