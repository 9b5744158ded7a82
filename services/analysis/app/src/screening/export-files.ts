import { documentText } from '@fitfolio/fit-engine/document';
import { exportAs, exportList, textFile } from '@fitfolio/service-kit/people/own-data';
import type { DocumentVault } from '../documents/document-vault.js';
import { CandidateEntity } from './candidates/candidate.entity.js';
import { CandidateLinkEntity, ReadingCorrectionEntity } from './reading/reading.entity.js';
import { ScreeningEntity, ScreeningEventEntity, ScreeningVersionEntity } from './screening.entity.js';
import { openDocument } from './seal.js';
import { ScreeningCommentEntity, ScreeningMemberEntity } from './team/team.entity.js';

/**
 * `screenings/2026-11-23-<id>/screening.json` with what its owner did and decided, and the text of the post. Candidates are
 * codes: their résumés and reports are theirs.
 */
export const screeningLayout = (vault: DocumentVault) =>
  exportAs(ScreeningEntity, {
    rowsMax: 1,
    attach: { versions: ScreeningVersionEntity, candidates: CandidateEntity, log: ScreeningEventEntity },
    toFiles: ({ keyId, job, ...screening }) => {
      const { id, createdAt } = screening;
      const folder = `screenings/${createdAt.toISOString().slice(0, 10)}-${id}`;
      return [
        textFile(`${folder}/screening.json`, JSON.stringify(screening, null, 2)),
        textFile(`${folder}/job.txt`, documentText(openDocument(vault, id, 'job', job, keyId))),
      ];
    },
  });

/**
 * What was shared with somebody, and what they said in it; the links that they made for candidates, and when those corrected
 * something.
 */
export const screeningLists = [
  exportList(CandidateLinkEntity, 'screening-links'),
  exportList(ReadingCorrectionEntity, 'screening-corrections'),
  exportList(ScreeningMemberEntity, 'screenings-shared-with-me'),
  exportList(ScreeningCommentEntity, 'screening-comments'),
];
