import {
  type ModuleListEntry,
  type NavEntry,
  type ParsedModules,
  parseModuleList,
} from '@fitfolio/web-kit/host';
import { setIntegrity } from './integrity-table.js';

const listUrl = '/modules.json';

let list: ParsedModules | undefined;

/** Reads a list and keeps it. */
export function setModules(value: unknown): ParsedModules {
  list = parseModuleList(value);
  return list;
}

function keep(value: unknown): ParsedModules {
  const { modules, away, faults } = setModules(value);
  // oxlint-disable-next-line no-console -- who looks for a missing remote looks here
  for (const fault of faults) console.warn(fault);
  for (const entry of modules) setIntegrity(entry.manifest, entry.integrity);
  return { modules, away, faults };
}

/** Asks the server for the list as it is now for this person: their cookie says which releases they try. */
export async function fetchModules(): Promise<ParsedModules> {
  const response = await fetch(listUrl, { cache: 'no-cache', credentials: 'same-origin' });
  return keep(await response.json());
}

/** The remotes of this page: the edge writes the list into it. */
export function knownModules(): ParsedModules {
  if (list) return list;
  try {
    return keep(JSON.parse(document.getElementById('module-list')?.textContent ?? ''));
  } catch {
    // Not inlined: `fetchModules` gets it before the first render.
    return { modules: [], away: [], faults: [] };
  }
}

/**
 * The entry of a remote. The page brings the list along; `fresh` asks the server again, as does a remote that is not
 * in it. Rejects when the list cannot be had.
 */
export async function findModule(name: string, fresh: boolean): Promise<ModuleListEntry | undefined> {
  const entryIn = ({ modules }: ParsedModules) => modules.find((m) => m.name === name);
  const known = fresh ? undefined : entryIn(knownModules());
  return known ?? entryIn(await fetchModules());
}

/** The links that the remotes bring for one place, in their order. */
export const navOf = (place: NavEntry['place']): readonly NavEntry[] =>
  knownModules()
    .modules.flatMap(({ nav }) => nav.filter((entry) => entry.place === place))
    .toSorted((a, b) => a.order - b.order);
