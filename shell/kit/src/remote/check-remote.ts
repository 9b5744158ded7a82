import { z } from 'zod';
import { remoteMark, type Remote } from './define-remote.js';
import { kitSatisfies } from './kit-version.js';

const isFunction = (value: unknown): boolean => typeof value === 'function';

const Shape = z.object({
  mark: z.literal(remoteMark),
  kit: z.string(),
  resources: z.object({
    namespace: z.string(),
    vi: z.record(z.string(), z.unknown()),
    en: z.record(z.string(), z.unknown()),
  }),
  routes: z
    .array(
      z.object({
        path: z.string().startsWith('/'),
        access: z.enum(['public', 'guest', 'user', 'admin']),
        load: z.custom<() => unknown>(isFunction),
      }),
    )
    .min(1),
  dialogs: z.object({ onboarding: z.custom<() => unknown>(isFunction).optional() }).optional(),
  frame: z.custom<() => unknown>(isFunction).optional(),
});

export type RemoteFault = 'broken' | 'too-new';

/** What a remote's module exports, looked at before it is trusted. */
export function checkRemote(module: unknown): { remote: Remote } | { fault: RemoteFault } {
  const exported = (module as { default?: unknown } | null)?.default;
  if (!Shape.safeParse(exported).success) return { fault: 'broken' };
  const remote = exported as Remote;
  return kitSatisfies(remote.kit) ? { remote } : { fault: 'too-new' };
}
