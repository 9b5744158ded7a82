import { z } from 'zod';

/** `sha256-…`, `sha384-…` or `sha512-…`, as in the `integrity` attribute. */
const Integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/);

/** One remote that is deployed. */
export const ModuleListEntry = z.object({
  /** Federation name: `mfe_account`. */
  name: z.string().regex(/^mfe_[a-z]+$/),
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
});
export type ModuleListEntry = z.output<typeof ModuleListEntry>;

/** `/modules.json`, and the same inlined into the page as `<script type="application/json" id="module-list">`. */
export const ModuleList = z.object({ modules: z.array(ModuleListEntry) });
export type ModuleList = z.output<typeof ModuleList>;
