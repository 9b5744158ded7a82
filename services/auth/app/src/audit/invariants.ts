import { nothingGivenUp, outboxDrains } from '@fitfolio/service-kit/messaging/invariants';
import type { Invariant } from '@fitfolio/service-kit/metrics/run-invariants';

/** What must always be true of what accounts tell and are told. */
export const invariants: readonly Invariant[] = [outboxDrains, nothingGivenUp];
