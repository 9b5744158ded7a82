import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const files = {
  regular: '400Regular/BeVietnamPro_400Regular.ttf',
  bold: '600SemiBold/BeVietnamPro_600SemiBold.ttf',
} as const;

/** The face that reports are set in. */
export const reportFont = (face: keyof typeof files): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/be-vietnam-pro/${files[face]}`)));
