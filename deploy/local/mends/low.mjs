export const low = [];
