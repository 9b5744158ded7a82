const firstMs = 300;
const lastMs = 2000;
const growth = 1.4;

/** How long to wait before asking for the nth time, from 0: quick at first, then every two seconds. */
export const pollDelayMs = (n: number): number => Math.min(lastMs, Math.round(firstMs * growth ** n));
