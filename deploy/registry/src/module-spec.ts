import { z } from 'zod';
import type { ModuleSpec } from './decide.js';
import { releaseVersion, remoteName } from './release/release.js';

export const verbs = ['release', 'promote', 'undo', 'enable', 'disable'] as const;
export type Verb = (typeof verbs)[number];

const Version = z.string().regex(releaseVersion);
export const audiences = ['admin'] as const;
export const reasonLengthMax = 500;
const previousMax = 10;

/** Who changed a module, and why. */
const Change = z.object({ verb: z.enum(verbs), by: z.string(), reason: z.string() });
export type Change = z.output<typeof Change>;

/** What stands in the `spec` of a `FrontendModule`, and locally in the file of a remote. */
export const SpecFile = z.object({
  name: z.string().regex(remoteName),
  stable: Version,
  canary: z
    .object({
      version: Version,
      weight: z.number().int().min(0).max(100).default(0),
      audience: z.array(z.string()).default([]),
    })
    .optional(),
  previous: z.array(Version).default([]),
  enabled: z.boolean().default(true),
  change: Change.partial().optional(),
});
export type SpecFile = z.output<typeof SpecFile>;

export const wishOf = ({ name, stable, canary, enabled }: SpecFile): ModuleSpec => ({
  name,
  stable,
  canary: canary ?? null,
  enabled,
});

/** A change that cannot be made; its message is for whoever asked for it. */
export class RefusedChange extends Error {}

/** Lets some people try a version. The first release of a remote is stable at once. */
export function released(
  spec: SpecFile | null,
  name: string,
  version: string,
  { weight, audience }: { readonly weight: number; readonly audience: readonly string[] },
): SpecFile {
  if (!spec) return { name, stable: version, previous: [], enabled: true };
  if (spec.stable === version) throw new RefusedChange(`${version} is what everybody has already.`);
  return { ...spec, canary: { version, weight, audience: [...audience] } };
}

/** Gives everybody what was tried. */
export function promoted({ canary, ...spec }: SpecFile): SpecFile {
  if (!canary) throw new RefusedChange('No version is tried, so there is nothing to promote.');
  const previous = [spec.stable, ...spec.previous.filter((version) => version !== canary.version)];
  return { ...spec, stable: canary.version, previous: previous.slice(0, previousMax) };
}

/** Takes back the last thing: what is tried, else what is stable. */
export function undone({ canary, ...spec }: SpecFile): SpecFile {
  if (canary) return spec;
  const [last, ...previous] = spec.previous;
  if (last === undefined) throw new RefusedChange('There is no version before this one.');
  return { ...spec, stable: last, previous };
}

/** Nobody tries the canary any more. It stays named, so that its fault can be read. */
export const halted = (spec: SpecFile): SpecFile =>
  spec.canary ? { ...spec, canary: { ...spec.canary, weight: 0, audience: [] } } : spec;

export const switched = (spec: SpecFile, enabled: boolean): SpecFile => ({ ...spec, enabled });
