import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../document.js';
import { phraseAt } from '../layout/phrases.js';
import { readDocument } from '../layout/read-text.js';
import { withoutForeign } from './foreign-lines.js';
import { withoutHeadings } from './headings-as-facts.js';

describe('headings that no list knows', () => {
  it('name no school', () => {
    const { blocks } = readDocument(
      plainTextDocument('Scraps of knowledge\nHND Joinery, Fenwick College, 2010'),
    );
    const [heading, line] = blocks;
    if (!heading || !line) throw new Error('two lines');
    const study = {
      degree: null,
      field: null,
      institution: phraseAt(heading.text, heading.start),
      gpa: null,
      dates: null,
      blocks: [],
    };
    const sections = [{ kind: 'education' as const, title: heading.text, blocks: [line] }];
    expect(withoutHeadings([study], sections, blocks)).toEqual([]);
  });

  it('end the last position', () => {
    const { blocks } = readDocument(
      plainTextDocument('Clerk, Larkfield Ltd\nPacked boxes.\nLathes and mills\nTurned shafts for a friend.'),
    );
    const [header, task, heading, told] = blocks;
    if (!header || !task || !heading || !told) throw new Error('four lines');
    const position = {
      title: null,
      company: null,
      place: null,
      weakCompany: false,
      ownLine: false,
      range: null,
      header: [header],
      body: [task, heading, told],
    };
    const parted = withoutForeign(
      { positions: [position], sections: [{ kind: 'experience', title: 'Work', blocks: [...blocks] }] },
      [{ kind: 'other', title: heading.text, blocks: [told] }],
      blocks,
    );
    expect(parted.positions[0]?.body).toEqual([task]);
    expect(parted.sections.at(-1)).toMatchObject({
      kind: 'other',
      title: 'Lathes and mills',
      blocks: [told],
    });
  });
});
