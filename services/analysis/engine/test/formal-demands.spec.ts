import { describe, expect, it } from '@jest/globals';
import { readJob } from '#src/job/read-job';
import { plainTextDocument } from '#src/document';
import type { Item } from '#src/job/item';

const items = (post: string): readonly Item[] => readJob(plainTextDocument(post)).items;
const told = ({ ask }: Item): string =>
  ask.type === 'language'
    ? ask.language.en
    : ask.type === 'skill'
      ? ask.skill.en
      : ask.type === 'certificate'
        ? ask.name
        : 'text' in ask
          ? ask.text
          : ask.type;

/** Prose in which what is asked stands beside what the employer tells of itself. */
const prose = (sentence: string): string =>
  `Ward Sister, Heron Quay Hospice\n\nHeron Quay has cared for the families of this coast since 1981. Our garden is known far beyond the town. ${sentence} We look after each other here.`;

describe('a demand said formally is one, whatever stands around it', () => {
  it.each([
    ['Good record keeping is essential.', /record/iu],
    [
      'The successful candidate will hold a current licence with the nursing council.',
      /licen[cs]e|council/iu,
    ],
    ['Fluency in Setswana is required.', /Tswana/u],
    ['A satisfactory police check is needed before you start.', /police check/iu],
    ['You must be willing to work every other weekend.', /weekend/iu],
  ])('%s', (sentence, asked) => {
    const found = items(prose(sentence)).filter(
      (item) => asked.test(told(item)) || asked.test(item.sentence),
    );
    expect(found.map(({ importance }) => importance)).toContain('must');
  });

  it.each([
    ['Experience with lymphoedema bandaging would be an advantage.', /lymph|bandag/iu],
    ['Palliative care training is strongly preferred.', /palliative/iu],
  ])('a wish: %s', (sentence, asked) => {
    const found = items(prose(sentence)).filter(
      (item) => asked.test(told(item)) || asked.test(item.sentence),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ importance }) => importance))).toEqual(new Set(['nice']));
  });

  it.each([
    'Our location is an advantage for families from the islands.',
    'No experience of fundraising is required.',
    'The team is needed by everyone on this coast.',
  ])('nothing is asked: %s', (sentence) => {
    const asked = items(prose(sentence)).filter((item) => item.sentence === sentence);
    expect(asked).toEqual([]);
  });
});

describe('what work is paid with asks for nothing', () => {
  it.each([
    'A $1,800 boot allowance, company phone and a clear path to leading hand.',
    'Superannuation on top, uniforms supplied, overtime rates after eight hours.',
  ])('%s', (line) => {
    const found = items(`Fitter\n\nRequirements\n- Trade certificate\n\n${line}`);
    expect(found.filter(({ sentence }) => line.includes(sentence))).toEqual([]);
  });

  it('a sum that one is to manage is asked for', () => {
    const line = '- Proven control of a $5M budget and a £2M portfolio';
    const found = items(`Programme Lead\n\nRequirements\n${line}`);
    expect(found.some(({ sentence }) => sentence.includes('budget'))).toBe(true);
  });
});

describe('circumstances in fixed words', () => {
  it.each([
    ['- Enhanced DBS check', 'record'],
    ['- Business trips within Scandinavia', 'travel'],
    ['- Two evenings a week', 'shift'],
    ['- Driving licence and own car', 'licence'],
  ])('%s: %s', (line, kind) => {
    const found = items(`Care Worker\nRequirements\n${line}\n- Patience`);
    expect(found.flatMap(({ ask }) => (ask.type === 'condition' ? [ask.condition] : []))).toContain(kind);
  });
});
