import { expect, it } from '@jest/globals';
import { csv as bytes } from './csv.js';

const csv = <Row>(...args: Parameters<typeof bytes<Row>>) => Buffer.from(bytes(...args)).toString();

it('quotes what needs it and lets no text be a formula', () => {
  const texts = ['plain', 'a,b', 'say "hi"', 'two\nlines', '=1+1', '+84', '-1', '@x', ' =1', 'Nguyễn'];
  expect(csv({ text: (t: string) => t }, texts).split('\r\n')).toEqual([
    '\ufefftext',
    'plain',
    '"a,b"',
    '"say ""hi"""',
    '"two\nlines"',
    "'=1+1",
    "'+84",
    "'-1",
    "'@x",
    "' =1",
    'Nguyễn',
    '',
  ]);
});

it('leaves numbers numbers, and nothing nothing', () => {
  expect(csv({ n: (n: number | null) => n }, [-5, null])).toBe('\ufeffn\r\n-5\r\n\r\n');
});
