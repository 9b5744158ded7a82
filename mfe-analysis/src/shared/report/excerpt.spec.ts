import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { excerpt } from './excerpt.js';

const skills = Array.from({ length: 60 }, (_, i) => `skill${String(i)}`).join(', ');

it('leaves a short quote as it is', () => {
  expect(excerpt('Built 12 Power BI\n reports', 'Power BI')).toBe('Built 12 Power BI reports');
});

it('shows the words it is quoted for, and that something is left out', () => {
  const shown = excerpt(skills, 'SKILL40');
  expect(shown).toMatch(/^… .*\bskill40\b.* …$/);
  expect(shown.length).toBeLessThan(150);
});

it('begins at the beginning when the words are not in it', () => {
  expect(excerpt(skills, 'Docker')).toMatch(/^skill0, skill1.* …$/);
});

it('never shows what is not in the quote', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), fc.string({ maxLength: 30 }), (quote, label) => {
      const text = quote.replaceAll(/\s+/gu, ' ').trim();
      const shown = excerpt(quote, label).replace(/^… /u, '').replace(/ …$/u, '');
      expect(text.includes(shown) || text === excerpt(quote, label)).toBe(true);
    }),
  );
});
