const freeMax = 50;
const stepMs = 20;
export const delayMsMax = 2_000;

/**
 * How long a login waits after so many failures of one account from all networks together. It only waits: whoever
 * guesses from many networks gets slower, and the owner still gets in.
 */
export const loginDelayMs = (failures: number, factor = 1): number =>
  Math.min(delayMsMax, Math.max(0, failures - freeMax * factor) * stepMs);
