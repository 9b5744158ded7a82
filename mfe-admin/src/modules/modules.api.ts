import { api } from '@fitfolio/web-kit/api';
import { z } from 'zod';

/** The edge's list of the remotes, read by the administrator. */
const Listed = z.object({
  modules: z.array(
    z.object({ name: z.string(), version: z.string(), paths: z.record(z.string(), z.string()) }),
  ),
  leftOut: z.array(
    z.object({
      folder: z.string(),
      version: z.string().nullable(),
      reason: z.string(),
      about: z.string(),
      by: z.string().optional(),
    }),
  ),
});
type LeftOut = z.output<typeof Listed>['leftOut'][number];

export interface ModuleRow {
  readonly name: string;
  readonly version: string | null;
  /** Each with who may see it. */
  readonly paths: readonly (readonly [path: string, access: string])[];
  /** Why it is not on the site; null: it is. */
  readonly leftOut: Pick<LeftOut, 'reason' | 'about' | 'by'> | null;
}

const rowsOf = ({ modules, leftOut }: z.output<typeof Listed>): ModuleRow[] =>
  [
    ...modules.map(({ name, version, paths }) => ({
      name,
      version,
      paths: Object.entries(paths),
      leftOut: null,
    })),
    ...leftOut.map(({ folder, version, ...why }) => ({ name: folder, version, paths: [], leftOut: why })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));

/** No service answers this: the list is the edge's own. */
async function fetchRows(signal: AbortSignal): Promise<ModuleRow[]> {
  const response = await fetch('/modules.json', { signal, cache: 'no-cache', credentials: 'omit' });
  if (!response.ok) throw new Error(response.statusText);
  return rowsOf(Listed.parse(await response.json()));
}

export const { useListModulesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listModules: build.query<ModuleRow[], void>({
      keepUnusedDataFor: 0,
      queryFn: async (_nothing, { signal }) => {
        try {
          return { data: await fetchRows(signal) };
        } catch (error) {
          const message = error instanceof Error ? error.message : '';
          return { error: { status: 0, code: 'UNAVAILABLE', message } };
        }
      },
    }),
  }),
});
