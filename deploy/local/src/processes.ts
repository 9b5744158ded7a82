import { fork, type ChildProcess } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunnerJob } from './runner.js';
import type { Running } from './supervisor.js';

const stopMs = 15_000;

/** Starts a process that hosts the jobs' services; resolves when all of them serve. */
export async function startRunner(
  root: string,
  jobs: readonly RunnerJob[],
  log: WriteStream,
): Promise<Running> {
  const file = fileURLToPath(new URL('./runner.js', import.meta.url));
  const child = fork(file, [JSON.stringify({ root, jobs })], {
    cwd: root,
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
    child.once('message', () => resolve());
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
