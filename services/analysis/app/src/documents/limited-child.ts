import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tooBusy } from '@fitfolio/service-kit/limit/bounded-queue';
import * as limits from './document-limits.js';
import { sandbox, sandboxed } from './sandbox.js';

/** `killed` covers every limit of what it may cost: memory, CPU, output size; and a child that failed. */
export type ChildOutcome =
  | { readonly kind: 'answer'; readonly bytes: Buffer<ArrayBuffer> }
  | { readonly kind: 'killed' };

const fromSource = import.meta.url.endsWith('.ts');

function command(script: URL, args: readonly string[]): [string, string[]] {
  const preload = fileURLToPath(new URL('./run-from-source.ts', import.meta.url));
  return sandboxed([
    ...(fromSource ? ['--conditions=source', '--import', preload] : []),
    `${fileURLToPath(script)}${fromSource ? '.ts' : '.js'}`,
    ...args,
  ]);
}

/**
 * Runs `script` (a module's address without its extension) on bytes from outside, in a process of its own, without
 * environment, in the sandbox. It reads its stdin and answers by its stdout; `signal` kills it. Rejects with UNAVAILABLE
 * when the machine was too busy to let it end: that says nothing about the bytes.
 */
export function runLimitedChild(
  script: URL,
  args: readonly string[],
  input: Uint8Array,
  signal?: AbortSignal,
): Promise<ChildOutcome> {
  return new Promise((resolve, reject) => {
    const [file, all] = command(script, args);
    const child = spawn(file, all, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'] ?? '' },
    });
    if (child.pid !== undefined) setPriority(child.pid, limits.niceness);
    const chunks: Buffer[] = [];
    let received = 0;
    let late = false;
    const kill = (): void => void child.kill('SIGKILL');
    const timer = setTimeout(() => {
      late = true;
      kill();
    }, limits.wallClockMs);
    signal?.addEventListener('abort', kill);
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
    };
    child.stdout.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > limits.outputBytesMax) kill();
      else chunks.push(chunk);
    });
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code) => {
      settle();
      // Where the system does not bound the processor's time, this clock is what bounds it.
      if (late && sandbox().limits) reject(tooBusy());
      else if (code !== 0 || received > limits.outputBytesMax) resolve({ kind: 'killed' });
      else resolve({ kind: 'answer', bytes: Buffer.concat(chunks) });
    });
    child.stdin.end(input);
  });
}
