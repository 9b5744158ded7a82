// Processor time of the bench and all that it started, from Linux' own books: it is the same on a machine that does other work.
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Of one process, with those of its children that have ended; null when it is gone. */
function bookOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}

/** Seconds that this process and all below it have used. */
export function cpuSeconds() {
  const books = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), bookOf(pid)])
      .filter(([, book]) => book !== null),
  );
  const isOurs = (pid) => pid === process.pid || (books.has(pid) && isOurs(books.get(pid).parent));
  return [...books].filter(([pid]) => isOurs(pid)).reduce((sum, [, { seconds }]) => sum + seconds, 0);
}
