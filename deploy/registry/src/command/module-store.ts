import type { Change, SpecFile } from '../module-spec.js';

/** A module as it was read, to be changed. */
export interface ReadModule {
  readonly spec: SpecFile;
  /** Tells whether somebody else changed it since, where more than one may. */
  readonly token?: string;
}

export interface HistoryLine extends Partial<Change> {
  readonly at: string;
  readonly stable: string;
  readonly canary?: string | undefined;
  readonly weight?: number | undefined;
}

/** What is decided of a module, what people get of it, and what was decided before. */
export interface ModuleState {
  readonly spec: SpecFile;
  /** What people without the canary get; null: nothing. */
  readonly served: string | null;
  /** The releases that are there to be tried. */
  readonly versions: readonly string[];
  /** What is not as it is wanted, in words. */
  readonly faults: readonly string[];
  readonly history: readonly HistoryLine[];
}

/** Where decisions are kept: in files of one machine, or in a cluster. */
export interface ModuleStore {
  find(name: string): Promise<ReadModule | null>;
  /** Throws `RefusedChange` when the module has changed since it was read. */
  save(spec: SpecFile, change: Change, read: ReadModule | null): Promise<void>;
  states(): Promise<readonly ModuleState[]>;
  /** Offers what was built under its version, or waits until it is offered. */
  offer(name: string, version: string): Promise<void>;
}
