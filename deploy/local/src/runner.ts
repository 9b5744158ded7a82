// Runs one or more services in this process: started by `main.ts` with the list as its only argument.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Role } from './services.js';

export interface RunnerJob {
  readonly name: string;
  readonly role: Role;
  readonly env: Record<string, string>;
}

interface Handle {
  close(): Promise<void>;
}
interface ServiceMain {
  start(env: Record<string, string | undefined>, role: Role): Promise<Handle>;
}

const { root, jobs } = JSON.parse(process.argv[2] ?? '{}') as { root: string; jobs: RunnerJob[] };
const handles: Handle[] = [];

let closing: Promise<void> | null = null;
const close = (): Promise<void> =>
  (closing ??= Promise.allSettled(handles.map((h) => h.close())).then(() => process.exit(0)));

process.on('disconnect', close);
process.on('SIGTERM', close);
process.on('SIGINT', () => {});
process.on('message', (message) => {
  if (message === 'stop') void close();
});

for (const job of jobs) {
  const file = join(root, 'services', job.name, 'app/dist/main.js');
  const service = (await import(pathToFileURL(file).href)) as ServiceMain;
  handles.push(await service.start(job.env, job.role));
}
process.send?.('ready');
