import { parentPort, threadId } from 'node:worker_threads';

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
  slow: () => {
    const until = performance.now() + 3_200;
    while (performance.now() < until);
    return { reply: 1 };
  },
  fail: () => ({ error: 'it did not work' }),
};

parentPort?.on('message', (task: string) => parentPort?.postMessage(tasks[task]?.(), []));
