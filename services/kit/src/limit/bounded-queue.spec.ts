import { describe, expect, it } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.js';

const longMs = 10_000;
/** A task that ends when told to. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { task: () => promise, end: () => resolve('done') };
};
const busy = { code: 'UNAVAILABLE', status: 503, headers: { 'retry-after': '2' } };

describe('a bounded queue', () => {
  it('runs at most so many at once, the others in order', async () => {
    const queue = new BoundedQueue({ atOnceMax: 2, waitingMax: 10, waitMsMax: longMs });
    let [running, most] = [0, 0];
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        queue.run(async () => {
          most = Math.max(most, (running += 1));
          await Promise.resolve();
          order.push(i);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('refuses when it is full, and takes tasks again afterwards', async () => {
    const queue = new BoundedQueue({ atOnceMax: 1, waitingMax: 1, waitMsMax: longMs });
    const first = held();
    const running = queue.run(first.task);
    const waiting = queue.run(async () => 'second');
    await expect(queue.run(async () => 'third')).rejects.toMatchObject(busy);
    first.end();
    await expect(Promise.all([running, waiting])).resolves.toEqual(['done', 'second']);
    await expect(queue.run(async () => 'fourth')).resolves.toBe('fourth');
  });

  it('refuses a task that has waited too long, and never runs it', async () => {
    const queue = new BoundedQueue({ atOnceMax: 1, waitingMax: 1, waitMsMax: 5 });
    const first = held();
    const running = queue.run(first.task);
    let ran = false;
    await expect(queue.run(async () => (ran = true))).rejects.toMatchObject(busy);
    first.end();
    await running;
    expect(ran).toBe(false);
  });

  it('lets a caller leave while it waits, and gives its place to the next', async () => {
    const queue = new BoundedQueue({ atOnceMax: 1, waitingMax: 1, waitMsMax: longMs });
    const first = held();
    const running = queue.run(first.task);
    const leaving = new AbortController();
    const left = queue.run(async () => 'left', leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const next = queue.run(async () => 'next');
    first.end();
    await expect(Promise.all([running, next])).resolves.toEqual(['done', 'next']);
  });

  const owner = (person: string, network = person) => ({ person, network });

  it('keeps a place for the others, however many one person sends', async () => {
    const queue = new BoundedQueue({ atOnceMax: 2, waitingMax: 10, waitMsMax: longMs });
    const many = Array.from({ length: 4 }, held);
    const sent = many.map(({ task }) => queue.run(task, undefined, owner('one')));
    await expect(queue.run(async () => 'mine', undefined, owner('other'))).resolves.toBe('mine');
    for (const { end } of many) end();
    await Promise.all(sent);
  });

  it('lets the network go first that has the fewest running', async () => {
    const queue = new BoundedQueue({ atOnceMax: 2, waitingMax: 10, waitMsMax: longMs });
    const many = Array.from({ length: 4 }, held);
    const sent = many.map(({ task }, i) => queue.run(task, undefined, owner(`one of many ${i}`, 'theirs')));
    const mine = queue.run(async () => 'mine', undefined, owner('me', 'mine'));
    many[0]!.end();
    await expect(mine).resolves.toBe('mine');
    for (const { end } of many) end();
    await Promise.all(sent);
  });

  it('serves networks by turns, however many tasks one of them has waiting', async () => {
    const queue = new BoundedQueue({ atOnceMax: 1, waitingMax: 10, waitMsMax: longMs });
    const first = held();
    const order: string[] = [];
    const task = (name: string) => async () => void order.push(name);
    const sent = [
      queue.run(first.task, undefined, owner('stranger')),
      ...['a', 'b', 'c'].map((name) => queue.run(task(name), undefined, owner('stranger'))),
      queue.run(task('mine'), undefined, owner('me')),
    ];
    first.end();
    await Promise.all(sent);
    expect(order).toEqual(['mine', 'a', 'b', 'c']);
  });

  it('refuses more than a person may have waiting, and nobody else', async () => {
    const queue = new BoundedQueue({
      atOnceMax: 1,
      waitingMax: 10,
      waitMsMax: longMs,
      waitingPerPersonMax: 1,
    });
    const first = held();
    const sent = [first.task, async () => 'second'].map((task) => queue.run(task, undefined, owner('one')));
    await expect(queue.run(async () => 'third', undefined, owner('one'))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      headers: { 'retry-after': '2' },
    });
    const other = queue.run(async () => 'other', undefined, owner('other'));
    first.end();
    await expect(Promise.all([...sent, other])).resolves.toEqual(['done', 'second', 'other']);
  });

  it('goes on after a task that fails', async () => {
    const queue = new BoundedQueue({ atOnceMax: 1, waitingMax: 1, waitMsMax: longMs });
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });
});
