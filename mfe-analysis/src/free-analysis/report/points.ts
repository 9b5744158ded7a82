import { formatNumber } from '@fitfolio/web-kit/format';

/** Points with at most two decimals, as the language writes them. */
export const points = (value: number, language: string): string =>
  formatNumber(Math.round(value * 100) / 100 || 0, language);
