import { documentErrorCodes } from './free-analysis.js';

/** Analysis' own error codes with their HTTP status. */
export const analysisErrorCodes = {
  ...documentErrorCodes,
  JOB_DESCRIPTION_MISSING: 400,
  JOB_DESCRIPTION_TOO_SHORT: 400,
  ALLOWANCE_USED_UP: 429,
  RESULT_NOT_READY: 409,
  CORRECTION_INVALID: 422,
  RESUME_TOO_SHORT: 422,
  INSUFFICIENT_TOKENS: 409,
  SUBMISSION_EXPIRED: 409,
  RETENTION_NOT_SHORTER: 409,
  TOO_MANY_SHARES: 409,
  RUN_ENDED: 409,
  DOCUMENT_GONE: 410,
} as const;
