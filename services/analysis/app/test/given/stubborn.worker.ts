import { parentPort, threadId } from 'node:worker_threads';

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** A thread for tests of the pool: each task says what it does. */
const tasks: Readonly<Record<string, () => unknown>> = {
  hang: () => {
    for (;;);
  },
  eat: () => {
    const eaten: unknown[] = [];
    for (;;) eaten.push(Array.from({ length: 100_000 }, Math.random));
  },
  die: () => process.exit(1),
  who: () => ({ reply: threadId }),
  rest: () => {
    sleep(1_500);
    return { reply: 1 };
  },
  sleep: () => sleep(600_000),
  fail: () => ({ error: 'it did not work' }),
};

parentPort?.on('message', (task: string) => parentPort?.postMessage(tasks[task]?.(), []));
