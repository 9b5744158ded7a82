// Cold start (fresh clone, no node_modules), warm start, and memory of the whole running product.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../bin/lib/prepare.mjs';

const bars = { coldSeconds: 240, warmSeconds: 20, memoryMb: 900 };
const folder = mkdtempSync(join(tmpdir(), 'fitfolio-bench-'));
const clone = join(folder, 'fitfolio');

/** Time to "ready", and the running product. */
function start() {
  const since = performance.now();
  const child = spawn('npm', ['start', '--', '--port', '0'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Fitfolio is ready')) resolve({ child, seconds: (performance.now() - since) / 1000 });
    });
    child.once('exit', () => reject(new Error(said)));
  });
}

const stop = ({ child }) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

/** Proportional memory in MB of every process below `pid`: shared pages are counted once. */
function memoryBelow(pid) {
  const parents = new Map();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {}
  }
  const below = (p) => p === pid || (parents.has(p) && parents.get(p) > 1 && below(parents.get(p)));
  let kb = 0;
  for (const p of parents.keys()) {
    if (!below(p)) continue;
    try {
      kb += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${p}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {}
  }
  return kb / 1024;
}

try {
  await run('git', ['clone', '--quiet', root, clone], { quiet: true });
  const cold = await start();
  await stop(cold);
  const warm = await start();
  const memoryMb = memoryBelow(warm.child.pid);
  await stop(warm);
  const row = (what, value, unit, bar) =>
    `| ${what} | ${value.toFixed(1)} ${unit} | ≤ ${bar} ${unit} | ${value <= bar ? 'yes' : 'NO'} |`;
  console.log('| start | measured | bar | met |\n|---|---|---|---|');
  console.log(row('cold `npm start`, no node_modules', cold.seconds, 's', bars.coldSeconds));
  console.log(row('warm `npm start`', warm.seconds, 's', bars.warmSeconds));
  console.log(row('memory of everything running (PSS)', memoryMb, 'MB', bars.memoryMb));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
