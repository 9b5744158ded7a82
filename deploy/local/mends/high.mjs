export const high = [];
