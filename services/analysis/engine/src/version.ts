/** Stored with every result; moved whenever a report could come out differently. */
export const engineVersion = '2.19.0';
