// A service's clock jumps by hours while it runs, and back. Nobody may set the machine's clock, so that Node's debugger,
// which every Node process opens on SIGUSR1, gives the process another `Date`. Timers go on as with any jump of a clock.
import { setTimeout as pause } from 'node:timers/promises';
import { patiently } from './doors.mjs';
import { family, running, service } from './processes.mjs';

const inspector = 'http://127.0.0.1:9229/json/list';
const openMs = 50;
const answerMs = 2_000;
const closing = `setTimeout(() => process.getBuiltinModule('node:inspector').close(), ${openMs}), true`;
const hourMs = 3_600_000;
const hoursMax = 12;
const heldMs = 2_000;

/** Runs in the service: `Date` from now on is `shiftMs` off. */
export function shiftClock(shiftMs) {
  const real = (globalThis.trueDate ??= Date);
  const now = () => real.now() + shiftMs;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) =>
      Reflect.construct(
        target,
        given.length === 0 ? [now()] : given,
        made === globalThis.Date ? target : made,
      ),
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Evaluates in a process. Only one process of a machine has its debugger open, so that another may be first. */
const evaluate = (product, pid, expression) =>
  patiently(() => evaluateIn(pid, expression, (found) => family(product.pid).includes(found)));

/**
 * Evaluates in a process, which may see its own number as another. A debugger that is open is closed again when its process
 * is `ours`.
 */
export async function evaluateIn(pid, expression, ours = () => true, seenAs = pid) {
  process.kill(pid, 'SIGUSR1');
  await pause(openMs);
  const [{ webSocketDebuggerUrl }] = await (await fetch(inspector)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await heard(socket, 'open');
  const ask = async (text) => {
    const params = { expression: text, returnByValue: true };
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
    const { data } = await heard(socket, 'message');
    const { result, exceptionDetails } = JSON.parse(data).result;
    if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
    return result.value;
  };
  try {
    const found = await ask('process.pid');
    if (found === seenAs) await ask(expression);
    // A service that was slow to hear the signal may have opened its debugger once more.
    if (ours(found)) await ask(closing);
    if (found !== seenAs) throw new Error('the debugger of another process is open');
  } finally {
    socket.close();
  }
}

/** The next event of its kind; an error if it does not come. */
const heard = (socket, kind) =>
  new Promise((resolve, reject) => {
    socket.addEventListener(kind, resolve, { once: true, signal: AbortSignal.timeout(answerMs) });
    setTimeout(() => reject(new Error(`the debugger does not answer: ${kind}`)), answerMs).unref();
  });

async function setClocks(product, names, shiftMs) {
  for (const name of names)
    for (const pid of await running(product, service(name)))
      await evaluate(product, pid, `(${shiftClock.toString()})(${shiftMs})`);
}

/** Ahead, behind, and right again: between two of them it jumps by the hours of both. */
async function jump(product, names) {
  const hours = () => (1 + product.random.below(hoursMax)) * hourMs;
  try {
    for (const shiftMs of [hours(), -hours()]) {
      await setClocks(product, names, shiftMs);
      await pause(heldMs);
    }
  } finally {
    await setClocks(product, names, 0);
  }
}

export const clockFaults = [['auth'], ['credits'], ['auth', 'credits', 'payments', 'analysis']].map(
  (names) => ({
    name: `clock of ${names.join(', ')} jumps by hours`,
    run: (product) => jump(product, names),
  }),
);
