import { expect, it } from '@jest/globals';
import { misfit, type Shape } from './shape.js';

const person: Shape = {
  name: 'string',
  'age?': 'number',
  role: ['word', 'user', 'admin'],
  mail: ['either', 'null', 'string'],
  tags: ['list', { id: 'string' }],
  marks: ['record', 'boolean'],
  more: 'any',
};
const lan = {
  name: 'Lan',
  role: 'user',
  mail: null,
  tags: [{ id: 'a', more: 1 }],
  marks: { a: true },
  more: 7,
};

it.each([
  [{}, null],
  [{ age: 3, other: 'key' }, null],
  [{ name: 7 }, 'name: string'],
  [{ age: '3' }, 'age: number'],
  [{ role: 'boss' }, 'role: user | admin'],
  [{ mail: 7 }, 'mail: none of the alternatives'],
  [{ tags: [{ id: 'a' }, {}] }, 'tags.1.id: string'],
  [{ tags: {} }, 'tags: list'],
  [{ marks: { a: 'yes' } }, 'marks.a: boolean'],
  [{ marks: [] }, 'marks: object'],
])('%j: %s', (changes, wrong) => expect(misfit(person, { ...lan, ...changes })).toBe(wrong));

it.each([null, undefined, 7, [], 'text'])('%j is no object', (value) =>
  expect(misfit(person, value)).toBe('value: object'),
);
