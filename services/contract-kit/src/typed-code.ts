import { z } from 'zod';

const typedCharsMax = 100;

/** A code as people type it (`A–Z`, `0–9`, at least three): case, width, blanks and dashes within are forgiven. */
export const typedCode = (charsMax: number) =>
  z
    .string()
    .max(typedCharsMax)
    .transform((typed) => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^[A-Z0-9]+$/)
        .min(3)
        .max(charsMax),
    );
