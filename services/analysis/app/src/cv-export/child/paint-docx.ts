import { blocksOf, contactSign, type CvBlock } from '@fitfolio/fit-engine/cv/blocks';
import { widthOf } from '@fitfolio/fit-engine/cv/font';
import { layoutCv } from '@fitfolio/fit-engine/cv/layout';
import type { TypeSize } from '@fitfolio/fit-engine/cv/rows';
import { cvWords } from '@fitfolio/fit-engine/cv/words';
import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { CvTask } from '../cv-task.js';
import { packed } from './docx-package.js';

const font = 'Tinos';
const black = '000000';
const bulletList = 'bullets';
const sideShare = 0.31;

/** Word counts in twentieths of a point, and letters in halves. */
const twips = (points: number): number => Math.round(points * 20);
const halves = (points: number): number => Math.round(points * 2);
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: none, bottom: none, left: none, right: none };

interface Column {
  /** Points. */
  readonly width: number;
  readonly centred: boolean;
}

const withTab = (text: string): TextRun => new TextRun({ children: [new Tab(), text] });

/** Least space, in points, between what stands at the left and at the right of a row. */
const cellGap = 12;

/** A field at the right of a long name would be torn: it gets a row of its own. */
function entryParagraphs(
  { left, right, face, first, last }: Extract<CvBlock, { type: 'entry' }>,
  width: number,
  base: number,
): Paragraph[] {
  const look = face === 'bold' ? { bold: true } : { italics: true };
  const beside = widthOf(left, face, base) + cellGap + widthOf(right, 'regular', base) <= width;
  const named = new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
    keepNext: !last || (right !== '' && !beside),
    keepLines: true,
    spacing: { before: first ? twips(3) : 0 },
    children: [new TextRun({ text: left, ...look }), ...(right === '' || !beside ? [] : [withTab(right)])],
  });
  if (right === '' || beside) return [named];
  const below = new Paragraph({
    alignment: AlignmentType.RIGHT,
    keepNext: !last,
    children: [new TextRun(right)],
  });
  return [named, below];
}

type Simple = Exclude<CvBlock, { type: 'entry' }>;

function paragraphOf(block: Simple, { centred }: Column, { base }: TypeSize, keepNext = true): Paragraph {
  const alignment = centred ? AlignmentType.CENTER : AlignmentType.LEFT;
  switch (block.type) {
    case 'name':
      return new Paragraph({ heading: HeadingLevel.TITLE, alignment, children: [new TextRun(block.text)] });
    case 'headline':
      return new Paragraph({
        alignment,
        children: [new TextRun({ text: block.text, size: halves(base + 0.5) })],
      });
    case 'contact':
      return new Paragraph({
        alignment,
        children: [new TextRun({ text: block.parts.join(contactSign), size: halves(9.5) })],
      });
    case 'heading':
      return new Paragraph({
        heading: HeadingLevel.HEADING_1,
        keepNext,
        border: { bottom: { style: BorderStyle.SINGLE, size: 5, space: 1, color: black } },
        children: [new TextRun(block.text)],
      });
    case 'bullet':
      return new Paragraph({
        numbering: { reference: bulletList, level: 0 },
        keepLines: true,
        children: [new TextRun(block.text)],
      });
    case 'list':
      return new Paragraph({
        children: [
          ...(block.label === '' ? [] : [new TextRun({ text: `${block.label}: `, bold: true })]),
          new TextRun(block.text),
        ],
      });
    case 'text':
      return new Paragraph({ children: [new TextRun(block.text)] });
  }
}

/** Two columns are a table of one row: readers take one cell after the other. */
function sideBySide(main: readonly Paragraph[], side: readonly Paragraph[], width: number): Table {
  const [wide, narrow] = [width * (1 - sideShare), width * sideShare].map(twips) as [number, number];
  const cell = (children: readonly Paragraph[], size: number, left: number): TableCell =>
    new TableCell({
      width: { size, type: WidthType.DXA },
      borders: noBorders,
      margins: { left, right: 0, top: 0, bottom: 0 },
      children: [...children],
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: wide + narrow, type: WidthType.DXA },
    columnWidths: [wide, narrow],
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: [new TableRow({ children: [cell(main, wide, 0), cell(side, narrow, twips(16))] })],
  });
}

function bodyOf({ document }: CvTask, size: TypeSize, width: number): FileChild[] {
  const { head, main, side } = blocksOf(document);
  const set = (blocks: readonly CvBlock[], column: Column, inCell = false): Paragraph[] =>
    blocks.flatMap((block, i) =>
      block.type === 'entry'
        ? entryParagraphs(block, column.width, size.base)
        : // The first paragraph of a cell would keep the whole table on one page with what follows it.
          [paragraphOf(block, column, size, !(inCell && i === 0))],
    );
  const top = set(head, { width, centred: document.design === 'harvard' });
  if (side.length === 0) return [...top, ...set(main, { width, centred: false })];
  const left = set(main, { width: width * (1 - sideShare), centred: false }, true);
  const right = set(side, { width: width * sideShare, centred: false }, true);
  return [...top, sideBySide(left, right, width)];
}

/** A CV as a Word document with real headings and bullets and its fonts inside. The same CV gives the same bytes. */
export async function paintDocx(task: CvTask): Promise<Uint8Array> {
  const { document: cv, savedAt } = task;
  const words = cvWords[cv.language];
  const { size, width, height } = layoutCv(cv);
  const { base, margin, gap } = size;
  const face = { font, color: black };
  const line = Math.round(240 * (1.02 + gap / base / 1.15));
  const document = new Document({
    title: `${cv.contact.name} – ${words.document}`,
    creator: cv.contact.name,
    lastModifiedBy: 'Fitfolio',
    styles: {
      default: {
        document: {
          run: { ...face, size: halves(base), language: { value: words.locale } },
          paragraph: { spacing: { before: 0, after: 0, line } },
        },
        title: { run: { ...face, size: halves(17), bold: true }, paragraph: { spacing: { after: 0 } } },
        heading1: {
          run: { ...face, size: halves(base + 0.5), bold: true },
          paragraph: { spacing: { before: twips(7), after: twips(2) } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: twips(14), hanging: twips(11) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: { top: twips(margin), bottom: twips(margin), left: twips(margin), right: twips(margin) },
          },
        },
        children: bodyOf(task, size, width - 2 * margin),
      },
    ],
  });
  return packed(new Uint8Array(await Packer.toBuffer(document)), savedAt);
}
