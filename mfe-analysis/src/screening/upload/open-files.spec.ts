import { uploadBytesMax } from '@fitfolio/analysis-contract/limits';
import { describe, expect, it } from '@jest/globals';
import { makeZip, textOf } from './make-zip.fixture.js';
import { openFiles } from './open-files.js';

const room = 30;
const file = (name: string, bytes = 100): File => new File([new Uint8Array(bytes)], name);
const namesOf = async (files: readonly File[], left = room) => {
  const { documents, refused } = await openFiles(files, left);
  return [documents.map(({ name }) => name), refused.map(({ name, reason }) => `${name}: ${reason}`)];
};

describe('files that are chosen', () => {
  it('are taken, or named with the reason', async () => {
    const given = [
      file('a.pdf'),
      file('photo.png'),
      file('empty.docx', 0),
      file('long.PDF', uploadBytesMax + 1),
      file('b.txt'),
    ];
    expect(await namesOf(given)).toEqual([
      ['a.pdf', 'b.txt'],
      ['photo.png: type', 'empty.docx: empty', 'long.PDF: large'],
    ]);
  });

  it('beyond the room are named, not lost', async () => {
    const given = Array.from({ length: 31 }, (_, n) => file(`${n}.pdf`));
    const [taken, refused] = await namesOf(given);
    expect([taken!.length, refused]).toEqual([30, ['30.pdf: many']]);
  });
});

describe('an archive', () => {
  it('gives its documents as they were, whatever folders they lie in', async () => {
    const zip = makeZip([
      { name: 'CV/', content: textOf(''), method: 0 },
      { name: 'CV/Nguyễn Văn An.txt', content: textOf('Kinh nghiệm '.repeat(200)) },
      { name: '__MACOSX/CV/._b.txt', content: textOf('x') },
      { name: 'CV/b.txt', content: textOf('kept as it is'), method: 0 },
    ]);
    const { documents, refused } = await openFiles([zip], room);
    expect(refused).toEqual([]);
    expect(documents.map(({ name }) => name)).toEqual(['Nguyễn Văn An.txt', 'b.txt']);
    expect(await Promise.all(documents.map((each) => each.text()))).toEqual([
      'Kinh nghiệm '.repeat(200),
      'kept as it is',
    ]);
  });

  it.each([
    ['an archive inside', { name: 'more.zip', content: textOf('PK') }, 'archive-in-archive'],
    ['a picture', { name: 'a.png', content: textOf('x') }, 'type'],
    ['more than it says', { name: 'a.txt', content: new Uint8Array(5_000_000), says: 1000 }, 'damaged'],
    ['less than it says', { name: 'a.txt', content: textOf('x'), says: 1000 }, 'damaged'],
    ['a file that is too large', { name: 'a.txt', content: new Uint8Array(uploadBytesMax + 1) }, 'large'],
    ['a password', { name: 'a.txt', content: textOf('x'), locked: true }, 'locked'],
    ['another way of packing', { name: 'a.txt', content: textOf('x'), method: 14 }, 'damaged'],
    ['an empty file', { name: 'a.txt', content: textOf('') }, 'empty'],
  ])('with %s names it, and gives the rest', async (_what, odd, reason) => {
    const zip = makeZip([odd, { name: 'good.txt', content: textOf('good') }]);
    expect(await namesOf([zip])).toEqual([['good.txt'], [`${odd.name}: ${reason}`]]);
  });

  it('that is none is damaged, and one without files is empty', async () => {
    expect(await namesOf([file('a.zip', 5000), makeZip([], 'b.zip')])).toEqual([
      [],
      ['a.zip: damaged', 'b.zip: empty'],
    ]);
  });

  it('stops at the room that is left', async () => {
    const zip = makeZip(Array.from({ length: 4 }, (_, n) => ({ name: `${n}.txt`, content: textOf('x') })));
    expect(await namesOf([file('first.pdf'), zip], 3)).toEqual([
      ['first.pdf', '0.txt', '1.txt'],
      ['2.txt: many', '3.txt: many'],
    ]);
  });
});
