import {
  type Change,
  promoted,
  RefusedChange,
  released,
  reasonLengthMax,
  type SpecFile,
  switched,
  undone,
  type Verb,
} from '../module-spec.js';
import type { ModuleState, ModuleStore } from './module-store.js';

/** What somebody wants to be done. */
export interface Wish {
  readonly verb: Verb;
  readonly name: string;
  /** Of a release. */
  readonly version?: string;
  readonly weight: number;
  readonly audience: readonly string[];
  readonly by: string;
  readonly reason: string;
}

function changed({ verb, name, version, weight, audience }: Wish, spec: SpecFile | null): SpecFile {
  if (verb === 'release') {
    if (version === undefined) throw new RefusedChange('It is not known which version is meant.');
    return released(spec, name, version, { weight, audience });
  }
  if (!spec) throw new RefusedChange(`Nothing of ${name} was released yet.`);
  if (verb === 'promote') return promoted(spec);
  return verb === 'undo' ? undone(spec) : switched(spec, verb === 'enable');
}

/** Does it, and answers what holds from now on. */
export async function runVerb(store: ModuleStore, wish: Wish): Promise<SpecFile> {
  const { verb, name, version, by, reason, weight } = wish;
  if (!Number.isInteger(weight) || weight < 0 || weight > 100)
    throw new RefusedChange(`A weight is a whole number from 0 to 100, and ${weight} is none.`);
  if (verb === 'release' && version !== undefined) await store.offer(name, version);
  const read = await store.find(name);
  const spec = changed(wish, read?.spec ?? null);
  const change: Change = { verb, by, reason: reason.slice(0, reasonLengthMax) };
  await store.save(spec, change, read);
  return spec;
}

const canaryText = ({ canary }: SpecFile): string =>
  canary
    ? `, ${canary.version} for ${canary.weight} %${canary.audience.length > 0 ? ` and ${canary.audience.join(', ')}` : ''}`
    : '';

export const specText = (spec: SpecFile): string =>
  `${spec.name}: ${spec.stable}${canaryText(spec)}${spec.enabled ? '' : ', switched off'}`;

export function stateText({ spec, served, faults, history }: ModuleState): string {
  const lines = history.map(({ at, verb, by, stable, canary, weight, reason }) =>
    [
      `    ${at}  ${verb ?? 'changed'}`,
      by ? `by ${by}` : '',
      `${stable}${canary ? `, ${canary} for ${weight ?? 0} %` : ''}`,
      reason ? `(${reason})` : '',
    ]
      .filter(Boolean)
      .join('  '),
  );
  const isOther = served !== spec.stable && spec.enabled;
  return [
    specText(spec),
    ...(isOther ? [`    people get ${served ?? 'nothing'}`] : []),
    ...faults.map((fault) => `    ! ${fault}`),
    ...lines,
  ].join('\n');
}
