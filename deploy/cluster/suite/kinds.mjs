// Objects of kinds that others define: the API server holds them against the owners' own definitions, with their rules.
import { strict as assert } from 'node:assert';
import { foreignKinds, renderCases } from '../../charts/cases.mjs';
import { foreignDefinitions } from '../tools/tools.mjs';
import { until } from './world.mjs';

const isOurs = /^apiVersion: fitfolio\.dev\//m;
const kindOf = (object) => /^kind: (\S+)/m.exec(object)[1];

const takenStrictly = (world, input) =>
  world.kubectl(['create', '--dry-run=server', '--validate=strict', '-f', '-'], { input });

async function others(world) {
  const files = foreignDefinitions().flatMap((file) => ['-f', file]);
  // Applied by the server: some are longer than what kubectl may note on an object.
  await world.kubectl(['apply', '--server-side', ...files]);
  try {
    await world.kubectl(['wait', '--for=condition=Established', '--timeout=30s', ...files]);
    const objects = renderCases({ helm: world.helmProgram, charts: world.charts })
      .flatMap(({ documents }) => documents)
      .filter((one) => foreignKinds.test(one) && !isOurs.test(one));
    const kinds = new Map();
    for (const object of objects) {
      const kind = kindOf(object);
      // A kind is served a moment after its definition was established.
      if (!kinds.has(kind)) await until(`${kind} is served`, 20, () => takenStrictly(world, object));
      else await takenStrictly(world, object);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    assert.deepEqual([...kinds.keys()].sort(), ['HTTPRoute', 'PodMonitor', 'PrometheusRule', 'ScaledObject']);
    const wrong = objects.find((one) => kindOf(one) === 'ScaledObject').replace('triggers:', 'triggerz:');
    assert.match(await world.refused(() => takenStrictly(world, wrong)), /triggerz/);
    return [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  } finally {
    await world.kubectl(['delete', '--wait=false', ...files]);
  }
}

export const kindChecks = [{ name: 'objects of foreign kinds are as their owners want them', run: others }];
