import { isDeepStrictEqual } from 'node:util';
import type { DecidedModule, Decision } from '../decide.js';
import { type Fault, reasonLine } from '../left-out.js';
import type { Condition, FrontendModule, Status } from './objects.js';

const historyMax = 50;

/** `path-taken` → `PathTaken`, as reasons of conditions are written. */
const pascal = (reason: string): string =>
  reason
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

type Finding = Pick<Condition, 'status' | 'reason' | 'message'>;

const sentence = (of: string, fault: Fault): string => `${of}: ${reasonLine(fault)}`;

/** What is not as the team wants it. */
function degraded(
  { spec }: FrontendModule,
  decided: DecidedModule | undefined,
  missing: readonly string[],
): Finding {
  const fault = decided?.faults[0];
  if (decided && fault) {
    const version = fault.of === 'stable' ? spec.stable : (spec.canary?.version ?? '');
    return {
      status: 'True',
      reason: pascal(fault.reason),
      message: sentence(`${fault.of} ${version}`, fault),
    };
  }
  const gone = missing.find((version) => version === spec.stable);
  if (gone !== undefined)
    return {
      status: 'True',
      reason: 'ReleaseMissing',
      message: `stable ${gone}: it does not run; copies are served`,
    };
  const { canary, change } = spec;
  if (canary && change?.verb === 'undo' && change.by === 'registry')
    return {
      status: 'True',
      reason: 'CanaryUndone',
      message: `canary ${canary.version}: ${change.reason ?? ''}`,
    };
  return { status: 'False', reason: 'AsWanted', message: 'Everybody gets what is wanted.' };
}

function ready(
  { spec: { name } }: FrontendModule,
  decided: DecidedModule | undefined,
  { leftOut }: Decision,
): Finding {
  if (decided)
    return { status: 'True', reason: 'Served', message: `${decided.stable.entry.version} is served.` };
  const left = leftOut.find(({ folder }) => folder === name);
  return left
    ? {
        status: 'False',
        reason: pascal(left.reason),
        message: sentence(`stable ${left.version ?? ''}`, left),
      }
    : { status: 'Unknown', reason: 'NotLookedAt', message: 'Its release was not looked at yet.' };
}

/** The status that a module should have. `missing`: versions that are wanted and do not run. */
export function statusOf(
  module: FrontendModule,
  decision: Decision,
  missing: readonly string[],
  now: Date,
): Status {
  const { metadata, spec, status } = module;
  const decided = decision.modules.find(({ name }) => name === spec.name);
  const observedGeneration = metadata.generation;
  const condition = (type: string, finding: Finding): Condition => {
    const before = status.conditions.find((one) => one.type === type);
    const lastTransitionTime =
      before?.status === finding.status ? before.lastTransitionTime : now.toISOString();
    return { type, observedGeneration, lastTransitionTime, ...finding };
  };
  const { change, canary } = spec;
  const entry = {
    at: now.toISOString(),
    generation: observedGeneration,
    stable: spec.stable,
    ...(canary && { canary: canary.version, weight: canary.weight }),
    enabled: spec.enabled,
    ...change,
  };
  const isNew = status.observedGeneration !== observedGeneration;
  const tried = decided?.canary?.release.entry.version;
  return {
    observedGeneration,
    ...(decided && { served: decided.stable.entry.version }),
    // What was served last is remembered while nothing is.
    ...(!decided && status.served !== undefined && { served: status.served }),
    ...(tried !== undefined && { canary: tried }),
    conditions: [
      condition('Ready', ready(module, decided, decision)),
      condition('Degraded', degraded(module, decided, missing)),
    ],
    history: isNew ? [entry, ...status.history].slice(0, historyMax) : status.history,
  };
}

export const isSameStatus = (a: Status, b: Status): boolean => isDeepStrictEqual(a, b);
