import { documentErrorCodes } from './free-analysis.js';

/** Analysis' own error codes with their HTTP status. */
export const analysisErrorCodes = {
  ...documentErrorCodes,
  JOB_DESCRIPTION_MISSING: 400,
  JOB_DESCRIPTION_TOO_SHORT: 400,
  ALLOWANCE_USED_UP: 429,
  RESULT_NOT_READY: 409,
  CORRECTION_INVALID: 422,
} as const;
