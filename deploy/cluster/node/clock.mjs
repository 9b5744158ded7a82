// Gives a Node process another clock, by its own debugger: clock.mjs PID SHIFT_MS. It runs inside the network of the
// process, which in its container is the first one.
import { evaluateIn, shiftClock } from '../../local/faults/clock.mjs';
import { patiently } from '../../local/faults/doors.mjs';

const [pid, shiftMs] = process.argv.slice(2).map(Number);
const numberInContainer = 1;
await patiently(() =>
  evaluateIn(pid, `(${shiftClock.toString()})(${shiftMs})`, () => true, numberInContainer),
);
