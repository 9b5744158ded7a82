// What a document would do that had taken over the process that reads it: says how each try ended.
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import { spawnSync } from 'node:child_process';

const [port, secretFile, ownFile] = process.argv.slice(2) as [string, string, string];
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
const tried = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
};
const connected = await new Promise<string>((resolve) => {
  const socket = connect({ host: '127.0.0.1', port: Number(port) }, () => resolve('done'));
  socket.once('error', (error) => resolve(codeOf(error)));
});
const answer = {
  connected,
  ownCode: tried(() => readFileSync(ownFile)),
  secret: tried(() => readFileSync(secretFile)),
  passwords: tried(() => readFileSync('/etc/passwd')),
  process: tried(() => readFileSync('/proc/self/environ')),
  written: tried(() => {
    writeFileSync(secretFile, 'x');
  }),
  spawned: tried(() => {
    const { error } = spawnSync('true');
    if (error) throw error;
  }),
  environment: Object.keys(process.env).join(' '),
  priority: String(getPriority()),
};
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
