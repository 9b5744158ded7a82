import { it } from '@jest/globals';
import { areReadAsTheyStand, comesBack, exported, languages } from './support/shaped-cvs.js';

it.each(languages)('sixty CVs drawn from many shapes are read again as they stand, %s', (language) => {
  areReadAsTheyStand(60, language);
});

it.each(exported)('a CV comes back from both of its files: $design', async (document) => {
  await comesBack(document, 'pdf');
  await comesBack(document, 'docx');
});
