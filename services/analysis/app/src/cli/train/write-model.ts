import { weightScale } from '@fitfolio/fit-engine/job/model/linear';
import type { TrainedWeights } from './chain-trainer.js';

/** Weights in integer units that stay below this say too little to be kept. */
const weightMin = 4;

/** A trained model as the engine reads it (`parseModel`), features in order of their names. */
export function modelText(labels: readonly string[], trained: TrainedWeights, least = weightMin): string {
  const lines = [...trained].flatMap(([feature, row]) => {
    const pairs = [...row].flatMap((weight, label) => {
      const units = Math.round(weight * weightScale);
      return Math.abs(units) < least ? [] : [`${label.toString(36)}${units.toString(36)}`];
    });
    return pairs.length === 0 ? [] : [`${feature}\t${pairs.join(' ')}`];
  });
  return `${labels.join(' ')}\n${lines.toSorted().join('\n')}\n`;
}
