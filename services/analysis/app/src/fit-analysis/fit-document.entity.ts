import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { FitAnalysisEntity } from './fit-analysis.entity.js';

/** What is kept of a document until its time is over; `text` and `file` are encrypted (documents/document-vault). */
export const FitDocumentEntity = defineTable('fit_document', {
  person: { by: 'analysisId', through: FitAnalysisEntity, leaves: 'delete' },
  columns: {
    analysisId: internal(p.uuid().primary()),
    kind: own(p.text().$type<'resume' | 'job'>().primary()),
    format: own(p.text().$type<'pdf' | 'docx' | 'txt' | 'pasted'>()),
    keyId: own(p.text()),
    /** What was read of it: a `Document` as JSON. The export opens it. */
    text: own(p.blob()),
    /** The bytes as they came, of a PDF only: of no other format can they be shown. */
    file: internal(p.blob().nullable()),
  },
});
