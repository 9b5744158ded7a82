import type { ModelFault } from '@fitfolio/analysis-contract/models';

/** A call of which nothing came. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly fault: ModelFault,
    cause?: unknown,
  ) {
    super(fault, { cause });
  }
}
