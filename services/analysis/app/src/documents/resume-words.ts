import { resumeWordsMin } from '@fitfolio/analysis-contract/limits';
import { type Document, documentText } from '@fitfolio/fit-engine/document';
import { type DocumentFailureCode, documentFailureMessages } from './document-failure.js';

/** Why a résumé cannot be taken. */
export type RefusalCode = DocumentFailureCode | 'RESUME_TOO_SHORT';

export const refusalMessages: Readonly<Record<RefusalCode, string>> = {
  ...documentFailureMessages,
  RESUME_TOO_SHORT: 'This résumé has too little text to be analysed.',
};

/** Fewer words than a résumé has at least. */
export const isTooShort = (resume: Document): boolean =>
  (documentText(resume).match(/\p{L}[\p{L}\p{M}]+/gu)?.length ?? 0) < resumeWordsMin;
