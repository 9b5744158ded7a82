import { describe, expect, it } from '@jest/globals';
import type { Document as FitDocument } from '@fitfolio/fit-engine/document';
import { uploadBytesMax } from '@fitfolio/analysis-contract/limits';
import { Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { PDFDocument, popGraphicsState, pushGraphicsState, rgb } from 'pdf-lib';
import { makeDocx, rawDocx } from '../../test/given/make-docx.js';
import { invisible, makePdf } from '../../test/given/make-pdf.js';
import { extractDocument } from './extract-document.js';

const spansOf = (document: FitDocument) =>
  document.pages.flatMap((page) => page.lines.flatMap((line) => line.spans));
const pushAndPop = [pushGraphicsState(), pushGraphicsState(), popGraphicsState(), popGraphicsState()];
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function read(fileName: string, bytes: Uint8Array): Promise<FitDocument> {
  const result = await extractDocument({ fileName, bytes });
  if (!result.ok) throw new Error(result.code);
  return result.document;
}
async function codeOf(fileName: string, bytes: Uint8Array, declaredType?: string): Promise<string> {
  const result = await extractDocument({ fileName, bytes, declaredType });
  return result.ok ? 'ok' : result.code;
}

describe('type and size', () => {
  it('refuses what is empty, too large or not what it says', async () => {
    expect(await codeOf('cv.pdf', new Uint8Array())).toBe('FILE_EMPTY');
    expect(await codeOf('cv.pdf', new Uint8Array(uploadBytesMax + 1))).toBe('FILE_TOO_LARGE');
    expect(await codeOf('cv.exe', utf8('MZ'))).toBe('FILE_TYPE_INVALID');
    expect(await codeOf('pdf', utf8('%PDF-1.7'))).toBe('FILE_TYPE_INVALID');
    expect(await codeOf('cv.pdf', utf8('plain text'))).toBe('FILE_TYPE_INVALID');
    expect(await codeOf('cv.txt', utf8('%PDF-1.7 pretending'))).toBe('FILE_TYPE_INVALID');
    expect(await codeOf('cv.txt', new Uint8Array([65, 0, 66, 0, 1]))).toBe('FILE_TYPE_INVALID');
    expect(await codeOf('cv.txt', utf8('hello there'), 'application/pdf')).toBe('FILE_TYPE_INVALID');
    expect(await codeOf('CV.TXT', utf8('hello there'), 'text/plain; charset=utf-8')).toBe('ok');
  });
});

describe('PDF', () => {
  it('gives text with place, size and weight', async () => {
    const document = await read(
      'cv.pdf',
      await makePdf((_, write) => write('Nguyen Van An', 50, 780, { size: 20 })),
    );
    const [span] = spansOf(document);
    expect(span).toMatchObject({ text: 'Nguyen Van An', size: 20, hidden: null });
    expect(span?.box?.x).toBeCloseTo(50, 0);
    expect(span?.box?.y).toBeCloseTo(842 - 780 - 20, 0);
  });

  it('keeps what a plain parser reads beside our reading', async () => {
    const torn = await read(
      'cv.pdf',
      await makePdf((_, write) => {
        [...'Nguyen Van An'].forEach((letter, i) => write(letter, 50 + i * 24, 780, { size: 20 }));
        write('Warehouse clerk', 50, 740);
      }),
    );
    expect(torn.plain).toMatch(/N\s+g\s+u\s+y\s+e\s+n[\s\S]*Warehouse clerk/);
    expect((await read('cv.txt', utf8('Nguyen Van An'))).plain).toBeUndefined();
  });

  it('does not read a heavy file a second time', async () => {
    const bytes = await makePdf((page, write) => {
      write('Nguyen Van An', 50, 780);
      for (let i = 0; i < 20_000; i += 1) page.pushOperators(...pushAndPop);
    });
    const document = await read('cv.pdf', bytes);
    expect(spansOf(document).map(({ text }) => text)).toEqual(['Nguyen Van An']);
    expect(document.plain).toBeUndefined();
  });

  it('refuses one with more operations than a document has, however small it is', async () => {
    const bytes = await makePdf((page, write) => {
      write('Nguyen Van An', 50, 780);
      for (let i = 0; i < 100_000; i += 1) page.pushOperators(...pushAndPop);
    });
    expect(bytes.byteLength).toBeLessThan(20_000);
    expect(await codeOf('cv.pdf', bytes)).toBe('FILE_TOO_COMPLEX');
  });

  it('tells what a reader cannot see, and why', async () => {
    const bytes = await makePdf((page, write) => {
      write('Visible line', 50, 700);
      write('White on white', 50, 680, { color: rgb(1, 1, 1) });
      write('Almost white', 50, 660, { color: rgb(0.97, 0.97, 0.97) });
      write('Tiny text', 50, 640, { size: 1 });
      write('Far away', 900, 620);
      write('Glass', 50, 600, { opacity: 0 });
      page.drawRectangle({ x: 40, y: 540, width: 200, height: 40, color: rgb(0, 0, 0.4) });
      write('White on navy', 50, 560, { color: rgb(1, 1, 1) });
      write('Navy on navy', 50, 545, { color: rgb(0, 0, 0.4) });
      write('Under a cover', 50, 510);
      page.drawRectangle({ x: 40, y: 500, width: 200, height: 30, color: rgb(1, 1, 1) });
      invisible(page);
      write('Mode three', 50, 480);
    });
    const hidden = Object.fromEntries(spansOf(await read('cv.pdf', bytes)).map((s) => [s.text, s.hidden]));
    expect(hidden).toEqual({
      'Visible line': null,
      'White on white': 'colour',
      'Almost white': 'colour',
      'Tiny text': 'tiny',
      'Far away': 'off-page',
      Glass: 'transparent',
      'White on navy': null,
      'Navy on navy': 'colour',
      'Under a cover': 'covered',
      'Mode three': 'invisible',
    });
  });

  it('refuses scans, blanks, damage and passwords, each with its own code', async () => {
    const image = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const scan = await PDFDocument.create();
    const picture = await scan.embedPng(image);
    scan.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
    expect(await codeOf('cv.pdf', await scan.save())).toBe('FILE_SCANNED');

    const recognised = await makePdf((page, write) => {
      invisible(page);
      write('Text of a recognition program', 50, 700);
    });
    expect(await codeOf('cv.pdf', recognised)).toBe('FILE_SCANNED');

    const blank = await PDFDocument.create();
    blank.addPage([595, 842]);
    expect(await codeOf('cv.pdf', await blank.save())).toBe('FILE_NO_TEXT');
    expect(await codeOf('cv.pdf', utf8('%PDF-1.7\nnothing that follows is a PDF'))).toBe('FILE_CORRUPT');

    const locked = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>endobj
trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<41><41>]/Size 5>>
%%EOF`;
    expect(await codeOf('cv.pdf', utf8(locked))).toBe('FILE_ENCRYPTED');
  });

  it('reads no more than twenty pages', async () => {
    const pdf = await PDFDocument.create();
    for (let i = 0; i < 23; i += 1) pdf.addPage([595, 842]).drawText(`Page ${i}`, { x: 50, y: 700 });
    const document = await read('cv.pdf', await pdf.save());
    expect(document.pages).toHaveLength(20);
    expect(document.truncated).toBe(true);
  });
});

const spaces = 'xmlns:w="w" xmlns:a="a" xmlns:wps="wps" xmlns:v="v" xmlns:wp="wp"';
const inBox =
  '<w:txbxContent><w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Lò Thị Ban</w:t></w:r></w:p></w:txbxContent>';
const drawn = (fill: string, style = ''): string =>
  `<w:drawing><wps:wsp><wps:spPr>${fill}</wps:spPr>${style}<wps:txbx>${inBox}</wps:txbx></wps:wsp></w:drawing>`;

const white = (text: string): string =>
  `<w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const plain = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
/** Letters over and far below what is drawn behind the text, 31 points high. */
const page = (drawing: string): string =>
  `<w:document ${spaces}><w:body>${drawing}${white('Over it')}${plain('Seen')}${plain('').repeat(4)}${white('Below it')}</w:body></w:document>`;

describe('DOCX', () => {
  it('gives paragraphs, tables, lists, weight and what is hidden', async () => {
    const cell = (text: string): TableCell => new TableCell({ children: [new Paragraph(text)] });
    const table = new Table({
      rows: [new TableRow({ children: [cell('2019 – 2021'), cell('Công ty Ánh Dương')] })],
    });
    const bytes = await makeDocx([
      new Paragraph({ children: [new TextRun({ text: 'Trần Thị Bình', bold: true, size: 40 })] }),
      new Paragraph({ children: [new TextRun('a\tb'), new TextRun({ text: 'secret', vanish: true })] }),
      new Paragraph({ children: [new TextRun({ text: 'white', color: 'FFFFFF' })] }),
      new Paragraph({
        shading: { fill: '1F3864' },
        children: [new TextRun({ text: 'banner', color: 'FFFFFF' })],
      }),
      new Paragraph({ children: [new TextRun({ text: 'dust', size: 2 })] }),
      new Paragraph({ text: 'item', bullet: { level: 0 } }),
      table as unknown as Paragraph,
    ]);
    const document = await read('cv.docx', bytes);
    const hidden = spansOf(document).map((s) => [s.text, s.hidden]);
    expect(hidden).toEqual(
      expect.arrayContaining([
        ['Trần Thị Bình', null],
        ['secret', 'vanish'],
        ['white', 'colour'],
        ['banner', null],
        ['dust', 'tiny'],
      ]),
    );
    expect(spansOf(document)[0]).toMatchObject({ bold: true, size: 20 });
    const lines = document.pages[0]!.lines;
    expect(lines.find((l) => l.role === 'list')?.spans[0]?.text).toBe('item');
    expect(
      lines
        .find((l) => l.role === 'row')
        ?.spans.map((s) => s.text)
        .join(''),
    ).toBe('2019 – 2021\tCông ty Ánh Dương');
  });

  it.each([
    ['a dark banner', drawn('<a:solidFill><a:srgbClr val="243B53"/></a:solidFill>'), null],
    [
      'a banner in a colour of the theme',
      drawn('<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>'),
      null,
    ],
    [
      'a gradient',
      drawn('<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst></a:gradFill>'),
      null,
    ],
    [
      'a shape that its style fills',
      drawn('', '<wps:style><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef></wps:style>'),
      null,
    ],
    [
      'an old banner',
      `<w:pict><v:rect fillcolor="#1f4e79 [3204]"><v:textbox>${inBox}</v:textbox></v:rect></w:pict>`,
      null,
    ],
    ['a white box', drawn('<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>'), 'colour'],
    ['a box of the paper’s colour', drawn('<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>'), 'colour'],
    [
      'a box without fill',
      drawn('<a:noFill/><a:ln><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln>'),
      'colour',
    ],
  ])('tells white letters on %s from hidden ones', async (_, shape, hidden) => {
    const xml = `<w:document ${spaces}><w:body><w:p><w:r>${shape}</w:r></w:p><w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>on paper</w:t></w:r></w:p><w:p><w:r><w:t>Seen by all</w:t></w:r></w:p></w:body></w:document>`;
    const document = await read('cv.docx', rawDocx({ 'word/document.xml': xml }));
    expect(spansOf(document).map((span) => [span.text, span.hidden])).toEqual([
      ['Lò Thị Ban', hidden],
      ['on paper', 'colour'],
      ['Seen by all', null],
    ]);
  });

  it.each([
    ['in the body', (shape: string) => ({ 'word/document.xml': page(`<w:p><w:r>${shape}</w:r></w:p>`) })],
    [
      'in a header',
      (shape: string) => ({
        'word/header1.xml': `<w:hdr ${spaces}><w:p><w:r>${shape}</w:r></w:p></w:hdr>`,
        'word/document.xml': page(''),
      }),
    ],
  ])('reads white letters over a banner drawn %s, and none below it', async (_, parts) => {
    const shape = (behind: string, fill: string): string =>
      `<w:drawing><wp:anchor behindDoc="${behind}"><wp:extent cx="7560000" cy="400000"/><wps:wsp><wps:spPr><a:solidFill><a:srgbClr val="${fill}"/></a:solidFill></wps:spPr></wps:wsp></wp:anchor></w:drawing>`;
    const hidden = async (drawing: string) =>
      spansOf(await read('cv.docx', rawDocx(parts(drawing)))).map((span) => [span.text, span.hidden]);
    expect(await hidden(shape('1', '243B53'))).toEqual([
      ['Over it', null],
      ['Seen', null],
      ['Below it', 'colour'],
    ]);
    expect((await hidden(shape('1', 'FFFFFF')))[0]).toEqual(['Over it', 'colour']);
    expect((await hidden(shape('0', '243B53')))[0]).toEqual(['Over it', 'colour']);
  });

  it('refuses bombs, liars and strangers before they are inflated', async () => {
    const zeros = new Uint8Array(30 * 1024 * 1024);
    expect(await codeOf('cv.docx', rawDocx({ 'word/document.xml': zeros }))).toBe('FILE_TOO_COMPLEX');
    const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, i) => [`word/x${i}.xml`, '']));
    expect(await codeOf('cv.docx', rawDocx({ 'word/document.xml': '<w:p/>', ...many }))).toBe(
      'FILE_TOO_COMPLEX',
    );
    expect(await codeOf('cv.docx', rawDocx({ 'xl/workbook.xml': '<x/>' }))).toBe('FILE_TYPE_INVALID');
    expect(await codeOf('cv.docx', rawDocx({ 'word/document.xml': '<w:document><w:p>' }))).toBe(
      'FILE_CORRUPT',
    );
    const good = await makeDocx(['Some text here']);
    expect(await codeOf('cv.docx', good.subarray(0, good.length - 40))).toBe('FILE_CORRUPT');
    const ole = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await codeOf('cv.docx', ole)).toBe('FILE_ENCRYPTED');
  });
});

describe('plain text', () => {
  it('reads UTF-8 with and without mark, UTF-16 and windows-1258', async () => {
    const text = 'Kỹ năng: giao tiếp';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    for (const bytes of [utf8(text), utf8(`\uFEFF${text}`), utf16])
      expect(spansOf(await read('cv.txt', bytes))[0]?.text).toBe(text);
    const old = Buffer.from([0x50, 0x68, 0xfd, 0xf5, 0x6e, 0x67]);
    expect(spansOf(await read('cv.txt', old))[0]?.text).toBe('Phương');
  });

  it('refuses old Vietnamese encodings and texts without a letter', async () => {
    const vni = 'Coâng ty coå phaàn thöông maïi vaø dòch vuï Ñoâng Nam, nhaân vieân kinh doanh taïi Haø Noäi';
    const tcvn3 = 'C«ng ty cæ phÇn th­¬ng m¹i vµ dÞch vô, nh©n viªn kinh doanh t¹i Hµ Néi tõ n¨m';
    expect(await codeOf('cv.txt', utf8(vni))).toBe('FILE_LEGACY_FONT');
    expect(await codeOf('cv.txt', utf8(tcvn3))).toBe('FILE_LEGACY_FONT');
    expect(await codeOf('cv.txt', utf8('Café résumé für Müller, señor año niño déjà vu naïve'))).toBe('ok');
    expect(await codeOf('cv.txt', utf8('--- *** ---'))).toBe('FILE_NO_TEXT');
  });
});

it('reads many documents at once without mixing them up', async () => {
  const texts = Array.from({ length: 6 }, (_, i) => `Document number ${i}`);
  const documents = await Promise.all(texts.map((text) => read('a.txt', utf8(text))));
  expect(documents.map((d) => spansOf(d)[0]?.text)).toEqual(texts);
});
