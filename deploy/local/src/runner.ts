// Runs one or more services in this process: started by `processes.ts` with the list as its only argument. Settings come
// through the channel, since any user of the machine can read arguments.
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Role } from './services.js';

export interface RunnerJob {
  readonly name: string;
  readonly role: Role;
}

type Settings = Readonly<Record<string, string | undefined>>;

/** What the runner says: which settings each job reads, in the order of the jobs; later that all of them serve. */
export type RunnerMessage = { readonly wanted: readonly (readonly string[])[] } | 'ready';

/** The answer to the first: the settings of each job. */
export interface RunnerSettings {
  readonly settings: readonly Settings[];
}

interface Handle {
  close(): Promise<void>;
}
interface ServiceMain {
  readonly settings: readonly string[];
  start(env: Settings, role: Role): Promise<Handle>;
}

const { root, jobs } = JSON.parse(process.argv[2] ?? '{}') as { root: string; jobs: RunnerJob[] };
const handles: Handle[] = [];
const say = (message: RunnerMessage): void => void process.send?.(message);

let closing: Promise<void> | null = null;
const close = (): Promise<void> =>
  (closing ??= Promise.allSettled(handles.map((h) => h.close())).then(() => process.exit(0)));

process.on('disconnect', close);
process.on('SIGTERM', close);
process.on('SIGINT', () => {});
process.on('message', (message) => {
  if (message === 'stop') void close();
});

const services = await Promise.all(
  jobs.map(async ({ name }) => {
    const file = join(root, 'services', name, 'app/dist/main.js');
    return (await import(pathToFileURL(file).href)) as ServiceMain;
  }),
);
const answered = once(process, 'message');
say({ wanted: services.map(({ settings }) => settings) });
const [{ settings }] = (await answered) as [RunnerSettings];
for (const [i, service] of services.entries())
  handles.push(await service.start(settings[i] ?? {}, jobs[i]?.role ?? 'http'));
say('ready');
