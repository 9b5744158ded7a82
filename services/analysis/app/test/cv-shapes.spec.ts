import { describe, it } from '@jest/globals';
import { areReadAsTheyStand, comesBack, exported, languages } from './support/shaped-cvs.js';

/** Names, schools, degrees, grades, places and skills of many shapes: `cv-shapes.long.spec.ts` and `npm run bench:cv` draw more. */
describe('a CV drawn from many shapes', () => {
  it.each(languages)('is read again as it stands, %s', (language) => {
    areReadAsTheyStand(15, language);
  });

  it.each(exported.map((document, i) => ({ document, format: i % 2 === 0 ? 'pdf' : 'docx' }) as const))(
    'comes back from its file: $document.design, $format',
    ({ document, format }) => comesBack(document, format),
  );
});
