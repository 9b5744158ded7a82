import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as limits from './document-limits.js';
import type { DocumentType } from './document-type.js';

/** `killed` covers every limit: memory, CPU, wall clock, output size. */
export type ChildOutcome = { readonly kind: 'answer'; readonly json: string } | { readonly kind: 'killed' };

const fromSource = import.meta.url.endsWith('.ts');
const near = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

let prlimit: boolean | undefined;
function hasPrlimit(): boolean {
  prlimit ??= spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0;
  return prlimit;
}

function command(type: DocumentType): [string, string[]] {
  const node = [
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--max-semi-space-size=8',
    '--permission',
    '--allow-fs-read=*',
    '--no-warnings',
    ...(fromSource ? ['--conditions=source', '--import', near('./run-from-source.ts')] : []),
    near(fromSource ? './child/main.ts' : './child/main.js'),
    type,
  ];
  if (!hasPrlimit()) return [process.execPath, node];
  const bounds = [`--data=${limits.dataBytes}`, `--cpu=${limits.cpuSeconds}`, '--core=0', '--nofile=64'];
  return ['prlimit', [...bounds, process.execPath, ...node]];
}

/** Runs the reader on hostile bytes in a process of its own, without environment, network use or write access. */
export function runReadingChild(bytes: Uint8Array, type: DocumentType): Promise<ChildOutcome> {
  return new Promise((resolve, reject) => {
    const [file, args] = command(type);
    const child = spawn(file, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'] ?? '' },
    });
    const chunks: Buffer[] = [];
    let received = 0;
    const kill = (): void => void child.kill('SIGKILL');
    const timer = setTimeout(kill, limits.wallClockMs);
    child.stdout.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > limits.outputBytesMax) kill();
      else chunks.push(chunk);
    });
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0 || received > limits.outputBytesMax) resolve({ kind: 'killed' });
      else resolve({ kind: 'answer', json: Buffer.concat(chunks).toString('utf8') });
    });
    child.stdin.end(bytes);
  });
}
