import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { weightScale } from '@fitfolio/fit-engine/chain/linear';
import type { TrainedWeights } from './chain-trainer.js';

/**
 * A trained model as the engine reads it (`parseModel`): weights in integer units, the `pairsMax` that say most,
 * features in order of their names.
 */
export function modelText(labels: readonly string[], trained: TrainedWeights, pairsMax: number): string {
  const sizes = [...trained.values()]
    .flatMap((row) => [...row].map((weight) => Math.abs(Math.round(weight * weightScale))))
    .toSorted((a, b) => b - a);
  const least = Math.max(1, sizes[pairsMax] ?? 0);
  const lines = [...trained].flatMap(([feature, row]) => {
    const pairs = [...row].flatMap((weight, label) => {
      const units = Math.round(weight * weightScale);
      return Math.abs(units) <= least && !feature.startsWith('t=')
        ? []
        : [`${label.toString(36)}${units.toString(36)}`];
    });
    return pairs.length === 0 ? [] : [`${feature}\t${pairs.join(' ')}`];
  });
  return `${labels.join(' ')}\n${frontCoded(lines.toSorted()).join('\n')}\n`;
}

const sharedMax = 35;

/** Each line without the beginning that it shares with the line before; one base-36 digit says how much that is. */
function frontCoded(lines: readonly string[]): string[] {
  return lines.map((line, i) => {
    const before = lines[i - 1] ?? '';
    let shared = 0;
    while (shared < sharedMax && shared < before.length && line[shared] === before[shared]) shared += 1;
    return shared.toString(36) + line.slice(shared);
  });
}

/** Writes the weights of a model as the source that the engine is built with; `folder` is the model's. */
export function writeWeights(
  { folder, by }: { readonly folder: string; readonly by: string },
  name: string,
  text: string,
): void {
  const body = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  const head = `// Written by \`npm run ${by}\`; not edited by hand.\n`;
  const file = `${name.replaceAll(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`)}.generated.ts`;
  writeFileSync(join(folder, file), `${head}export const ${name} = \`${body}\`;\n`);
  console.log(`${name}: ${text.length} bytes`);
}
