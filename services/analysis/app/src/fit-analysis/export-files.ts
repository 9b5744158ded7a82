import { type Document, documentText } from '@fitfolio/fit-engine/document';
import { exportAs, textFile } from '@fitfolio/service-kit/people/own-data';
import type { DocumentVault } from '../documents/document-vault.js';
import { FitAnalysisEntity } from './fit-analysis.entity.js';
import { FitDocumentEntity } from './fit-document.entity.js';
import { ShareEntity } from './share.entity.js';

/**
 * `premium-analyses/2026-11-21-<id>/analysis.json` with its report, and the two texts beside it, as long as they are
 * kept. One analysis a page, for one may fill half a message.
 */
export const fitAnalysisLayout = (vault: DocumentVault) =>
  exportAs(FitAnalysisEntity, {
    rowsMax: 1,
    attach: { documents: FitDocumentEntity, shares: ShareEntity },
    toFiles: ({ documents, ...analysis }) => {
      const { id: analysisId, createdAt } = analysis;
      const folder = `premium-analyses/${createdAt.toISOString().slice(0, 10)}-${analysisId}`;
      return [
        textFile(`${folder}/analysis.json`, JSON.stringify(analysis, null, 2)),
        ...documents.map(({ kind, keyId, text }) => {
          const opened = vault.open(text, keyId, { analysisId, kind, part: 'text' });
          const name = kind === 'resume' ? 'cv' : 'job';
          return textFile(`${folder}/${name}.txt`, documentText(JSON.parse(opened.toString()) as Document));
        }),
      ];
    },
  });
