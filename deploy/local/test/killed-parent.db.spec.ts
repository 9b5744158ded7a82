import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'fitfolio-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = (name: string): string =>
  pathToFileURL(join(import.meta.dirname, `../../../services/embedded/dist/${name}.js`)).href;
const script = `
  import { startNats } from '${built('nats')}';
  import { startPostgres } from '${built('postgres')}';
  const endsWithParent = true;
  const servers = await Promise.all([
    startPostgres({ dataDir: '${folder}/postgres', password: 'test', durable: false, endsWithParent }),
    startNats({ dataDir: '${folder}/nats', users: [], endsWithParent }),
  ]);
  console.log(JSON.stringify(servers.map((server) => server.process.pid)));
`;
const isAlive = (pid: number): boolean => spawnSync('kill', ['-0', String(pid)]).status === 0;
const endsWithinMs = 20_000;
const canEnd =
  process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true']).status === 0;

(canEnd ? it : it.skip)(
  'a killed main process takes its servers along',
  async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
    const pids = JSON.parse(chunk.toString()) as number[];
    expect(pids.map(isAlive)).toEqual([true, true]);
    try {
      parent.kill('SIGKILL');
      const until = performance.now() + endsWithinMs;
      while (pids.some(isAlive) && performance.now() < until)
        await new Promise((next) => setTimeout(next, 20));
      expect(pids.map(isAlive)).toEqual([false, false]);
    } finally {
      for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
  },
  60_000,
);
