import { z } from 'zod';

/** `sha256-…`, `sha384-…` or `sha512-…`, as in the `integrity` attribute. */
const Integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/);
const Path = z.string().regex(/^\/(?!\/)/);

/** A link of the header, of the account's menu or of the footer, which a remote brings along. */
const NavEntry = z.object({
  key: z.string(),
  path: Path,
  place: z.enum(['header', 'account', 'footer']),
  /** Who sees it; `user` is everyone who is signed in. */
  for: z.enum(['everyone', 'guest', 'user', 'admin']),
  /** Low numbers come first, whichever remote they are of. */
  order: z.number(),
  look: z.enum(['strong', 'button']).optional(),
  icon: z.string().optional(),
  text: z.object({ vi: z.string(), en: z.string() }),
});
export type NavEntry = z.output<typeof NavEntry>;

/** One remote that is deployed. */
const ModuleListEntry = z.object({
  /** Name of its package: `mfe-account`. */
  name: z.string().regex(/^mfe-[a-z0-9-]+$/),
  version: z.string(),
  /** URL of its `mf-manifest.json`: same origin, or an absolute https URL from an origin the policy lists. */
  manifest: z
    .string()
    .refine((url) => /^\/(?!\/)/.test(url) || url.startsWith('https://'), 'path or https URL'),
  /**
   * Hashes by file name (last part of the path): the remote entry's script, and `mf-manifest.json` itself. When the
   * map is there, an entry script that it does not name is refused.
   */
  integrity: z.record(z.string(), Integrity).optional(),
  /** The paths it answers, with all that is below them (`/` stands only for itself), and who may see them. */
  paths: z.record(Path, z.enum(['public', 'guest', 'user', 'admin'])),
  nav: z.array(NavEntry),
});
export type ModuleListEntry = z.output<typeof ModuleListEntry>;

/** A remote that ran before and is left out now. */
const AwayEntry = z.object({ name: ModuleListEntry.shape.name, paths: ModuleListEntry.shape.paths });
type AwayEntry = z.output<typeof AwayEntry>;

const List = z.object({ modules: z.array(z.unknown()), away: z.array(z.unknown()).optional() });

export interface ParsedModules {
  readonly modules: readonly ModuleListEntry[];
  readonly away: readonly AwayEntry[];
  /** What was left out, and why: a line for the console. */
  readonly faults: readonly string[];
}

/**
 * `/modules.json` (`{ modules: […], away: […] }`), and the same inlined into the page as
 * `<script type="application/json" id="module-list">`. A broken entry costs its own remote only. Throws when it is no
 * list at all.
 */
export function parseModuleList(value: unknown): ParsedModules {
  const modules = new Map<string, ModuleListEntry>();
  const faults: string[] = [];
  const list = List.parse(value);
  for (const given of list.modules) {
    const { success, data, error } = ModuleListEntry.safeParse(given);
    if (!success) {
      const [issue] = error.issues;
      const name = String((given as { name?: unknown } | null)?.name);
      faults.push(`module ${name} is left out: ${issue?.path.join('.')}: ${issue?.message}`);
    } else if (modules.has(data.name)) faults.push(`module ${data.name} is left out: listed twice`);
    else modules.set(data.name, data);
  }
  const away = (list.away ?? []).flatMap((given) => AwayEntry.safeParse(given).data ?? []);
  return { modules: [...modules.values()], away, faults };
}
