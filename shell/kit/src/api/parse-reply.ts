import type { AnyRoute } from '@fitfolio/contract-kit/route';
import type { CallResult } from './api-error.js';

/**
 * Parses a reply with the route's schema. Unknown keys are dropped. A reply whose only oddity is an enum value that
 * this build does not know is passed on as it is: a newer service must not break an older page, which treats such a
 * value as "other".
 */
export function parseReply(route: AnyRoute, reply: unknown): CallResult {
  const parsed = route.reply?.safeParse(reply);
  if (!parsed) return { data: null };
  if (parsed.success) return { data: parsed.data };
  if (parsed.error.issues.every((issue) => issue.code === 'invalid_value')) return { data: reply };
  return {
    error: { status: 200, code: 'UNEXPECTED_REPLY', message: `${route.id}: ${parsed.error.message}` },
  };
}
