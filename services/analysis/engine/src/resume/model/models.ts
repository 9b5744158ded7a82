import { type LinearModel, parseModel } from '../../chain/linear.js';
import { jobWeights } from './job-weights.generated.js';
import { lineWeights } from './line-weights.generated.js';
import { studyWeights } from './study-weights.generated.js';

export interface ResumeModels {
  readonly lines: LinearModel;
  readonly jobs: LinearModel;
  readonly studies: LinearModel;
}

let read: ResumeModels | undefined;

/** The models of a résumé, read when first needed: a browser that only adds up never reads them. */
export function resumeModels(): ResumeModels {
  read ??= {
    lines: parseModel(lineWeights),
    jobs: parseModel(jobWeights),
    studies: parseModel(studyWeights),
  };
  return read;
}
