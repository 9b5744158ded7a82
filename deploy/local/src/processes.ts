import { fork, type ChildProcess } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlannedJob } from './plan.js';
import type { RunnerMessage, RunnerSettings } from './runner.js';
import type { Running } from './supervisor.js';

const stopMs = 15_000;

/** What a process needs to run at all; settings of services are handed over by name. */
const systemNames = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH', 'NODE_EXTRA_CA_CERTS'];

const only = (names: readonly string[], env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

/** Starts a process that hosts the jobs' services, each with the settings it reads; resolves when all of them serve. */
export async function startRunner(
  root: string,
  jobs: readonly PlannedJob[],
  log: WriteStream,
): Promise<Running> {
  const file = fileURLToPath(new URL('./runner.js', import.meta.url));
  const told = jobs.map(({ name, role }) => ({ name, role }));
  // The folder tells runs of one machine apart, for whoever looks at its processes.
  const dataDir = jobs[0]?.env['DATA_DIR'];
  const child = fork(file, [JSON.stringify({ root, jobs: told, dataDir })], {
    cwd: root,
    env: only(systemNames, process.env),
    execArgv: ['--enable-source-maps', '--max-old-space-size=384'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      said = (said + chunk.toString()).slice(-2000);
    });
  }
  const ended = new Promise<boolean>((resolve) => child.once('exit', (code) => resolve(code === 0)));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: RunnerMessage) => {
      if (message === 'ready') return resolve();
      const settings = jobs.map(({ env }, i) => only(message.wanted[i] ?? [], env));
      child.send({ settings } satisfies RunnerSettings);
    });
    void ended.then(() => reject(new Error(said.trim() || 'ended at once')));
  });
  return { ended, stop: () => stopChild(child, ended) };
}

async function stopChild(child: ChildProcess, ended: Promise<boolean>): Promise<void> {
  if (child.connected) child.send('stop');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(timer);
}
