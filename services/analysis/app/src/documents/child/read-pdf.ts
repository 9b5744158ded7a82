import type { Document, DocumentLine, DocumentPage } from '@fitfolio/fit-engine/document';
import { setImmediate } from 'node:timers/promises';
import './drawing-stand-ins.js';
import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentRefused } from '../document-failure.js';
import { pagesMax, plainOperationsMax } from '../document-limits.js';
import { isLegacyFontName } from './legacy-font.js';
import { toMatrix } from './matrix.js';
import { type Piece, piecesOf } from './pdf-glyphs.js';
import { replay } from './pdf-operators.js';
import { type FontFacts, Painter } from './pdf-paint.js';
import { readPlain } from './read-plain.js';

interface FontInfo extends FontFacts {
  readonly name: string;
  readonly bold: boolean;
}
/** `CMBX` and its kin are LaTeX's bold faces. */
const boldName = /bold|black|heavy|semib|demi|CM\w*BX|LMBX|SFBX/i;
const unknownFont: FontInfo = { name: '', bold: false, unit: 0.001, vertical: false };

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocument({
      data: bytes,
      isEvalSupported: false,
      disableFontFace: true,
      fontExtraProperties: true,
      useSystemFonts: false,
      useWasm: false,
      stopAtErrors: false,
      // Pictures are never decoded: they carry no text and are the easiest way to exhaust memory.
      maxImageSize: 1,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new DocumentRefused(name === 'PasswordException' ? 'FILE_ENCRYPTED' : 'FILE_CORRUPT');
  }
}

/** Fonts arrive by message, some turns of the event loop after the operators that use them. */
async function arrivedFont(page: PDFPageProxy, id: string): Promise<unknown> {
  for (let turn = 0; turn < 50 && !page.commonObjs.has(id); turn += 1) await setImmediate();
  return page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
}

async function fontInfo(page: PDFPageProxy, id: string): Promise<FontInfo> {
  const raw = await arrivedFont(page, id);
  if (typeof raw !== 'object' || raw === null) return unknownFont;
  const font = raw as Record<string, unknown>;
  const name = typeof font['name'] === 'string' ? font['name'] : '';
  const matrix = Array.isArray(font['fontMatrix']) ? (font['fontMatrix'] as number[]) : [];
  return {
    name,
    bold: font['bold'] === true || font['black'] === true || boldName.test(name),
    unit: matrix[0] ?? 0.001,
    vertical: font['vertical'] === true,
  };
}

function lineOf(piece: Piece, fonts: ReadonlyMap<string, FontInfo>): DocumentLine {
  const round = (value: number): number => Math.round(value * 10) / 10;
  const box = {
    x: round(piece.x),
    y: round(piece.y - piece.size),
    width: round(piece.width),
    height: round(piece.size),
  };
  const bold = piece.drawn || (fonts.get(piece.font)?.bold ?? false);
  return {
    role: 'text',
    spans: [{ text: piece.text, box, size: round(piece.size), bold, hidden: piece.hidden }],
  };
}

async function readPage(pdf: Pdf, index: number): Promise<{ page: DocumentPage; operators: number }> {
  const proxy = await pdf.getPage(index);
  const { width, height, transform } = proxy.getViewport({ scale: 1 });
  const list = await proxy.getOperatorList({ annotationMode: 0 });
  const layers = await pdf.getOptionalContentConfig();
  const fonts = new Map<string, FontInfo>();
  const ids = list.argsArray.map((args: unknown) => (Array.isArray(args) ? args[0] : null));
  for (const id of new Set(ids.filter((value) => typeof value === 'string' && /_f\d+$/.test(value))))
    fonts.set(id as string, await fontInfo(proxy, id as string));
  if ([...fonts.values()].some((font) => isLegacyFontName(font.name)))
    throw new DocumentRefused('FILE_LEGACY_FONT');
  const painter = new Painter(
    toMatrix(transform),
    { x0: 0, y0: 0, x1: width, y1: height },
    (id) => fonts.get(id) ?? unknownFont,
  );
  replay(painter, list as { fnArray: number[]; argsArray: unknown[][] }, (group) =>
    group === null || group === undefined ? true : layers.isVisible(group),
  );
  const lines = piecesOf(painter.runs()).map((piece) => lineOf(piece, fonts));
  proxy.cleanup();
  return { page: { width, height, lines }, operators: list.fnArray.length };
}

/** Pages that only show a picture, or a picture with the invisible text of a recognition program. */
function assertNotScanned(pages: readonly DocumentPage[], operators: number): void {
  const spans = pages.flatMap((page) => page.lines.flatMap((line) => line.spans));
  const length = (kept: typeof spans): number => kept.reduce((sum, span) => sum + span.text.length, 0);
  const all = length(spans);
  if (all === 0) throw new DocumentRefused(operators > 0 ? 'FILE_SCANNED' : 'FILE_NO_TEXT');
  const invisible = length(spans.filter((span) => span.hidden === 'invisible' || span.hidden === 'covered'));
  if (invisible / all > 0.95) throw new DocumentRefused('FILE_SCANNED');
}

/** Reads a PDF's text with geometry by replaying its operators, so that each letter's colour and place are known. */
export async function readPdf(bytes: Uint8Array): Promise<Document> {
  // The parser takes the bytes for itself.
  const pdf = await open(bytes.slice());
  const pages: DocumentPage[] = [];
  let operators = 0;
  for (let index = 1; index <= Math.min(pdf.numPages, pagesMax); index += 1) {
    const read = await readPage(pdf, index);
    pages.push(read.page);
    operators += read.operators;
  }
  assertNotScanned(pages, operators);
  const document: Document = { kind: 'pdf', pages, truncated: pdf.numPages > pagesMax };
  // A heavy file has cost enough by now.
  const plain = operators <= plainOperationsMax ? await readPlain(bytes) : null;
  return plain === null ? document : { ...document, plain };
}
