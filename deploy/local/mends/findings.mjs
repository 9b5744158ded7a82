// What outside tools and hands broke, what cured it, and the test that fails without the cure. `mended` stands in the file today;
// `before` is what it was, or the shortest text that behaves like it. `builds` names packages that the test runs from `dist`.
import { high } from './high.mjs';
import { low } from './low.mjs';
import { medium } from './medium.mjs';

export const findings = [...high, ...medium, ...low];
