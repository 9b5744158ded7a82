// A call's way through the product as one trace, in the eyes of whoever takes OTLP.
import { strict as assert } from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiAddress } from '../node/place.mjs';
import { begin, end, logOf } from '../node/processes.mjs';
import { otlpClasses } from '../tools/tools.mjs';
import { makeBuyer, none, readers, rolledOut } from './people.mjs';
import { valuesOf } from './values.mjs';
import { site, until } from './world.mjs';

const port = 4318;
const program = fileURLToPath(new URL('../node/otlp-receiver.py', import.meta.url));
const log = logOf('otlp');
/** What an analysis that is sent in goes through. */
const way = [
  ['edge', /^POST /],
  ['analysis', /^POST \/api\/free-analysis/],
  ['analysis', /^INSERT$/],
  ['analysis', /^process evt\.analysis\.free-analysis\.submitted/],
  ['analysis', /^UPDATE$/],
];

const spans = () =>
  (existsSync(log) ? readFileSync(log, 'utf8') : '')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line));

/** A span is sent when it has ended, so those below it come first. */
const isWhole = (trace) => {
  const ids = new Set(trace.map(({ span }) => span));
  return trace.every(({ parent }) => parent === '' || ids.has(parent));
};

/** The trace that has all of it, if it is there yet. */
function found() {
  const traces = Map.groupBy(spans(), ({ trace }) => trace);
  return [...traces.values()].find(
    (trace) =>
      isWhole(trace) &&
      way.every(([service, name]) => trace.some((one) => one.service === service && name.test(one.name))),
  );
}

async function traced(world) {
  begin('otlp', ['python3', program, apiAddress, String(port)], { PYTHONPATH: otlpClasses() });
  try {
    const values = valuesOf(world);
    values.global.tracing = { endpoint: `http://${apiAddress}:${port}` };
    const { sent, failed } = await readers(world, async () => {
      await world.deploy(site, 'fitfolio', values);
      await rolledOut(world);
    });
    none(failed);
    const buyer = await makeBuyer(world, 'traced', 5);
    await buyer.submit();
    const trace = await until('the trace is whole', 120, found);
    const root = trace.filter(({ parent }) => parent === '');
    assert.deepEqual(
      root.map(({ service }) => service),
      ['edge'],
      'the edge begins it, and everything is below',
    );
    const statements = trace.filter(({ system }) => system === 'postgresql').length;
    return `${trace.length} spans of one analysis, ${statements} of them statements; switched on with 0 of ${sent} calls failed`;
  } finally {
    await end(['otlp']);
  }
}

export const traceChecks = [
  { name: 'a call is one trace, from the edge to a worker and the database', run: traced },
];
