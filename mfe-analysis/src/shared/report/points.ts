import { formatNumber } from '@fitfolio/web-kit/format';

const decimals = 2;

/** Points with at most two decimals, as the language writes them. */
export const points = (value: number, language: string): string =>
  formatNumber(Math.round(value * 100) / 100 || 0, language);

/** Points with two decimals, so that a column of them can be added up by eye. */
export const pointsInColumn = (value: number, language: string): string =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
