import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { piecesOf, readMarkdown } from './read-markdown.js';

const source = readFileSync(new URL('../../../docs/methodology.md', import.meta.url), 'utf8');
const [english = '', vietnamese = ''] = source.split('\n---\n');

describe('the document of the methodology', () => {
  it.each([
    ['English', english],
    ['Vietnamese', vietnamese],
  ])('holds only forms that the page can show: %s', (_, text) => {
    const shown = JSON.stringify(
      readMarkdown(text).map((block) =>
        block.kind === 'paragraph' ? piecesOf(block.text).map((piece) => piece.text) : block,
      ),
    );
    expect(readMarkdown(text)[0]).toMatchObject({ kind: 'heading', level: 1 });
    expect(shown).not.toMatch(/\]\(|\|---|^#/m);
  });

  it('states the same figures in both languages', () => {
    const figures = (text: string): string[][] =>
      readMarkdown(text).flatMap((block) =>
        block.kind === 'table' && block.head.length === 4 ? block.rows.map(([, ...cells]) => cells) : [],
      );
    expect(figures(english).length).toBeGreaterThan(5);
    expect(figures(vietnamese)).toEqual(figures(english));
  });
});

describe('markdown', () => {
  it('tells styles apart and leaves names with underscores alone', () => {
    expect(piecesOf('A **must** is _not_ `a_b` or x_y_z.')).toEqual([
      { style: 'plain', text: 'A ' },
      { style: 'strong', text: 'must' },
      { style: 'plain', text: ' is ' },
      { style: 'em', text: 'not' },
      { style: 'plain', text: ' ' },
      { style: 'code', text: 'a_b' },
      { style: 'plain', text: ' or x_y_z.' },
    ]);
  });
});
