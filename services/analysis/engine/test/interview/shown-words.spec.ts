import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { PartId, QuestionCode } from '../../src/interview/interview.js';
import { crews, feedbackOn, part } from './told-feedback.js';

// A row that was not recognised shows words by which it is; those words are recognised.

type Language = 'en' | 'vi';
type Texts = { readonly [key: string]: string | Texts };

const { feedback } = feedbackOn(crews);
const lacksOf = (language: Language): Texts => {
  const file = new URL(`../../../../../mfe-analysis/src/locales/results.${language}.json`, import.meta.url);
  const { interview } = JSON.parse(readFileSync(file, 'utf8')) as { interview: { lacks: Texts } };
  return interview.lacks;
};

/** Every text of a table with its key. */
const rowsOf = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[before + key, text] as [string, string]] : rowsOf(text, `${before}${key}.`),
  );
const examplesOf = (text: string): string[] => [...text.matchAll(/“([^”]+)”/gu)].map(([, said = '']) => said);

const parts: readonly PartId[] = ['situation', 'task', 'action', 'result', 'figures', 'lesson'];
const isPart = (id: string): id is PartId => parts.some((one) => one === id);
const codeOf = (key: string): QuestionCode =>
  key.startsWith('ahead.') ? 'first-months' : key.startsWith('person.') ? 'walk-through' : 'proud-of';

/** What stands in the place of "…". */
const rest = { en: 'check the list of pumps', vi: 'kiểm tra sổ của trạm bơm' };
/** An answer that is short of everything, before and behind the words. */
const around: Readonly<Record<Language, (said: string) => string>> = {
  en: (said) =>
    `Pumps are blue and beds are green here, as a rule. ${said}. Then the water is on and off again.`,
  vi: (said) =>
    `Máy bơm màu xanh và luống màu nâu là thế thôi. ${said}. Nước thì có lúc chảy và có lúc ngưng.`,
};
const raised = (said: string): string => said.slice(0, 1).toUpperCase() + said.slice(1);

const shown = (['en', 'vi'] as const).flatMap((language) =>
  rowsOf(lacksOf(language)).flatMap(([key, text]) =>
    examplesOf(text).map((said) => ({ language, key, id: key.split('.').at(-1) ?? '', said })),
  ),
);

describe('words that a row shows', () => {
  it.each(shown)('are recognised: $language, $key, $said', ({ language, key, id, said }) => {
    if (!isPart(id)) throw new Error(`no part ${id}`);
    const answer = around[language](raised(said.replace('…', rest[language])));
    expect(part(feedback(language, codeOf(key), around[language]('')), id).count).toBe(0);
    expect(part(feedback(language, codeOf(key), answer), id).count).toBeGreaterThan(0);
  });

  it('stand in every row that has words of its own', () => {
    const rows = [
      ...parts,
      ...['situation', 'task', 'action', 'result', 'lesson'].map((id) => `ahead.${id}`),
      'person.task',
    ];
    for (const language of ['en', 'vi'] as const)
      for (const row of rows)
        expect(shown.filter((one) => one.language === language && one.key === row)).not.toHaveLength(0);
  });

  it('fit a row of a phone', () => {
    for (const language of ['en', 'vi'] as const)
      for (const [key, text] of rowsOf(lacksOf(language)))
        expect([key, text.length <= 110]).toEqual([key, true]);
  });
});
