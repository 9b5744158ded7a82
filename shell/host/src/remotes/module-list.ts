import { ModuleList, type ModuleListEntry } from '@fitfolio/web-kit/host';
import { setIntegrity } from './integrity-table.js';

const listUrl = '/modules.json';

function inlined(): ModuleList {
  try {
    const parsed = ModuleList.safeParse(
      JSON.parse(document.getElementById('module-list')?.textContent ?? ''),
    );
    if (parsed.success) return parsed.data;
  } catch {
    // Not inlined: it is fetched.
  }
  return { modules: [] };
}

let list: ModuleList | undefined;

function keep(next: ModuleList): ModuleList {
  for (const entry of next.modules) setIntegrity(entry.manifest, entry.integrity);
  list = next;
  return next;
}

async function fetched(): Promise<ModuleList> {
  const response = await fetch(listUrl, { cache: 'no-cache', credentials: 'omit' });
  return keep(ModuleList.parse(await response.json()));
}

/**
 * The entry of a remote. The page brings the list along; `fresh` asks the server again, as does a remote that is not
 * in it. Rejects when the list cannot be had.
 */
export async function findModule(name: string, fresh: boolean): Promise<ModuleListEntry | undefined> {
  const entryIn = ({ modules }: ModuleList) => modules.find((m) => m.name === name);
  const known = fresh ? undefined : entryIn(list ?? keep(inlined()));
  return known ?? entryIn(await fetched());
}
