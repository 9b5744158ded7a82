import { Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const moduleVerbs = ['release', 'promote', 'undo', 'enable', 'disable'] as const;
export const ModuleVerb = z.enum(moduleVerbs);
export type ModuleVerb = z.output<typeof ModuleVerb>;

const Weight = z.number().int().min(0).max(100);
const reasonCharsMax = 500;

/** One remote: which of its releases people get. */
export const Module = z.object({
  name: z.string(),
  stable: z.string(),
  /** A release that some people try: `weight` percent of all, and whoever belongs to an audience. */
  canary: z.object({ version: z.string(), weight: z.number(), audience: z.array(z.string()) }).nullable(),
  enabled: z.boolean(),
  /** What people without the canary get; null: nothing. */
  served: z.string().nullable(),
  /** The releases that are there to be tried. */
  versions: z.array(z.string()),
  /** What is not as it is wanted, in English words of the registry. */
  faults: z.array(z.string()),
  /** What was decided, the last first. */
  history: z.array(
    z.object({
      at: Instant,
      /** Of the verbs above; one of a newer registry may be another. */
      verb: z.string().nullable(),
      /** Who: an account's id, or what another way to release knows of whoever did it. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
      stable: z.string(),
      canary: z.string().nullable(),
      weight: z.number().nullable(),
    }),
  ),
});
export type Module = z.output<typeof Module>;

export const listReleases = defineRoute({
  id: 'listReleases',
  method: 'GET',
  path: '/admin/modules',
  access: 'admin',
  fresh: true,
  summary: 'The remotes of the site with their releases, by name.',
  reply: dataOf(z.array(Module)),
  errors: [],
});

export const changeModule = defineRoute({
  id: 'changeModule',
  method: 'POST',
  path: '/admin/modules/{name}/changes',
  access: 'admin',
  reauthenticated: true,
  summary: 'Lets some people try a release, gives it to everybody, takes it back, or switches the remote.',
  params: z.object({ name: z.string().max(63) }),
  body: z.strictObject({
    verb: ModuleVerb,
    /** Of `release`: which, and who tries it. */
    version: z.string().max(63).optional(),
    weight: Weight.optional(),
    audience: z
      .array(z.enum(['admin']))
      .max(1)
      .optional(),
    reason: z.string().trim().min(1).max(reasonCharsMax),
  }),
  reply: dataOf(Module),
  errors: ['MODULE_CHANGE_REFUSED'],
});
