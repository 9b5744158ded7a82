import { documentText } from '@fitfolio/fit-engine/document';
import { exportAs, textFile } from '@fitfolio/service-kit/people/own-data';
import { CorrectionEntity } from './corrections/correction.entity.js';
import { FreeAnalysisEntity } from './free-analysis.entity.js';

/**
 * `free-analyses/2026-11-21-<id>/analysis.json`, and the two texts beside it: of the documents until the run has ended,
 * then of the result. One analysis a page, for one may fill half a message.
 */
export const analysisLayout = exportAs(FreeAnalysisEntity, {
  rowsMax: 1,
  attach: { corrections: CorrectionEntity },
  toFiles: ({ resume, job, result, corrections, ...columns }) => {
    const folder = `free-analyses/${columns.createdAt.toISOString().slice(0, 10)}-${columns.id}`;
    const { documents, ...report } = result ?? { documents: null };
    const texts = {
      cv: documents?.resume ?? (resume && documentText(resume)),
      job: documents?.job ?? (job && documentText(job)),
    };
    const analysis = {
      ...columns,
      corrections: corrections.map(({ correction, ...rest }) => ({ ...correction, ...rest })),
      result: result && report,
    };
    return [
      textFile(`${folder}/analysis.json`, JSON.stringify(analysis, null, 2)),
      ...Object.entries(texts).flatMap(([name, text]) =>
        text ? [textFile(`${folder}/${name}.txt`, text)] : [],
      ),
    ];
  },
});
