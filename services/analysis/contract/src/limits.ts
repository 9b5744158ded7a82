export const uploadBytesMax = 2 * 1024 * 1024;
export const jobTextCharsMin = 100;
export const jobTextCharsMax = 50_000;
export const fileNameCharsMax = 200;
export const uploadExtensions = ['pdf', 'docx', 'txt'] as const;
export const correctionsMax = 120;
export const factCharsMax = 200;
export const requirementIdCharsMax = 40;
