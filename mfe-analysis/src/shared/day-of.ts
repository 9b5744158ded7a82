import { formatDateTime } from '@fitfolio/web-kit/format';

/** The reader's day of an instant, `YYYY-MM-DD`: for what ends some day, whose hour nobody plans by. */
export const dayOf = (at: string): string => formatDateTime(at).slice(0, 10);
