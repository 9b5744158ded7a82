import {
  captureHold,
  getSoldBundle,
  getTokenBalance,
  holdTokens,
  releaseHold,
  reversePurchase,
} from './holds.js';

export const creditsRequests = {
  captureHold,
  getSoldBundle,
  getTokenBalance,
  holdTokens,
  releaseHold,
  reversePurchase,
};
