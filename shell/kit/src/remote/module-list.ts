import type { PageAccess } from '../session/access-guard.js';
import { misfit, type Shape } from '../shape.js';

/** A link of the header, of the account's menu or of the footer, which a remote brings along. */
export interface NavEntry {
  readonly key: string;
  readonly path: string;
  readonly place: 'header' | 'account' | 'footer';
  /** Who sees it; `user` is everyone who is signed in. */
  readonly for: 'everyone' | 'guest' | 'user' | 'admin';
  /** Of those only recruiters, or only who is none; a host that does not know the word shows it to all of them. */
  readonly audience?: 'recruiters' | 'others';
  /** Low numbers come first, whichever remote they are of. */
  readonly order: number;
  readonly look?: 'strong' | 'button';
  readonly icon?: string;
  readonly text: { readonly vi: string; readonly en: string };
}

/** One remote that is deployed. */
export interface ModuleListEntry {
  /** Name of its package: `mfe-account`. */
  readonly name: string;
  readonly version: string;
  /** URL of its `mf-manifest.json`: same origin, or an absolute https URL from an origin the policy lists. */
  readonly manifest: string;
  /**
   * Hashes by file name (last part of the path): the remote entry's script, and `mf-manifest.json` itself. When the
   * map is there, an entry script that it does not name is refused.
   */
  readonly integrity?: Readonly<Record<string, string>>;
  /** The paths it answers, with all that is below them (`/` stands only for itself), and who may see them. */
  readonly paths: Readonly<Record<string, PageAccess>>;
  readonly nav: readonly NavEntry[];
}

const paths: Shape = ['record', ['word', 'public', 'guest', 'user', 'admin']];
const entryShape: Shape = {
  name: 'string',
  version: 'string',
  manifest: 'string',
  'integrity?': ['record', 'string'],
  paths,
  nav: [
    'list',
    {
      key: 'string',
      path: 'string',
      place: ['word', 'header', 'account', 'footer'],
      for: ['word', 'everyone', 'guest', 'user', 'admin'],
      order: 'number',
      'audience?': ['word', 'recruiters', 'others'],
      'look?': ['word', 'strong', 'button'],
      'icon?': 'string',
      text: { vi: 'string', en: 'string' },
    },
  ],
};
const awayShape: Shape = { name: 'string', paths };

const isName = (name: string): boolean => /^mfe-[a-z0-9-]+$/.test(name);
const isPath = (path: string): boolean => /^\/(?!\/)/.test(path);
const isUrl = (url: string): boolean => isPath(url) || url.startsWith('https://');
/** `sha256-…`, `sha384-…` or `sha512-…`, as in the `integrity` attribute. */
const isIntegrity = (hash: string): boolean => /^sha(256|384|512)-[A-Za-z0-9+/=]+$/.test(hash);

/** What is wrong with an entry, or null. */
function faultOf(given: unknown): string | null {
  const wrong = misfit(entryShape, given);
  if (wrong !== null) return wrong;
  const { name, manifest, integrity = {}, paths: owned, nav } = given as ModuleListEntry;
  if (!isName(name)) return `name: ${name}`;
  if (!isUrl(manifest)) return `manifest: ${manifest}`;
  const hash = Object.values(integrity).find((value) => !isIntegrity(value));
  if (hash !== undefined) return `integrity: ${hash}`;
  const path = [...Object.keys(owned), ...nav.map((link) => link.path)].find((each) => !isPath(each));
  return path === undefined ? null : `path: ${path}`;
}

/** A remote that ran before and is left out now. */
type AwayEntry = Pick<ModuleListEntry, 'name' | 'paths'>;
const isAway = (given: unknown): given is AwayEntry =>
  misfit(awayShape, given) === null && isName((given as AwayEntry).name);

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
  const wrong = misfit({ modules: ['list', 'any'], 'away?': ['list', 'any'] }, value);
  if (wrong !== null) throw new TypeError(`The module list is none: ${wrong}`);
  const list = value as { readonly modules: readonly unknown[]; readonly away?: readonly unknown[] };
  for (const given of list.modules) {
    const fault = faultOf(given);
    const entry = given as ModuleListEntry;
    const name = String((given as { name?: unknown } | null)?.name);
    if (fault !== null) faults.push(`module ${name} is left out: ${fault}`);
    else if (modules.has(name)) faults.push(`module ${name} is left out: listed twice`);
    else modules.set(name, entry);
  }
  const away = (list.away ?? []).filter(isAway);
  return { modules: [...modules.values()], away, faults };
}
