import { type Document, documentCharsMax, type DocumentLine } from '@fitfolio/fit-engine/document';
import { DocumentRefused } from '../document-failure.js';
import { BodyReader } from './docx-body.js';
import type { Banner } from './docx-shapes.js';
import { Styles } from './docx-styles.js';
import { readDocxParts } from './docx-zip.js';

const textOf = (line: DocumentLine): string => line.spans.map((span) => span.text).join('');

function readPart(xml: string, styles: Styles, above: Banner | null = null): BodyReader {
  const reader = new BodyReader(styles, above);
  try {
    reader.read(xml);
  } catch {
    throw new DocumentRefused('FILE_CORRUPT');
  }
  return reader;
}

function withinLimit(lines: readonly DocumentLine[]): { kept: DocumentLine[]; truncated: boolean } {
  const kept: DocumentLine[] = [];
  let chars = 0;
  for (const line of lines) {
    chars += textOf(line).length;
    if (chars > documentCharsMax) return { kept, truncated: true };
    kept.push(line);
  }
  return { kept, truncated: false };
}

/** Headers repeat on each page and differ for the first: each text is kept once. */
function unique(readers: readonly BodyReader[]): DocumentLine[] {
  const seen = new Set<string>();
  return readers
    .flatMap((reader) => reader.lines)
    .filter((line) => {
      const text = textOf(line).trim();
      return text !== '' && !seen.has(text) && seen.add(text) !== undefined;
    });
}

/** Reads a DOCX's paragraphs, tables, text boxes, headers and footers, with what hides them. */
export function readDocx(bytes: Uint8Array): Document {
  const parts = readDocxParts(bytes);
  const main = [...parts].find(([name]) => /^word\/document\d*\.xml$/.test(name))?.[1];
  if (main === undefined) throw new DocumentRefused('FILE_TYPE_INVALID');
  const styles = new Styles(parts.get('word/styles.xml'));
  const named = (pattern: RegExp): BodyReader[] =>
    [...parts].filter(([name]) => pattern.test(name)).map(([, xml]) => readPart(xml, styles));
  const headers = named(/^word\/header/);
  const above = headers.find(({ banner }) => banner !== null)?.banner ?? null;
  const body = readPart(main, styles, above);
  const lines = [...unique(headers), ...body.lines, ...unique(named(/^word\/footer/))];
  const { kept, truncated } = withinLimit(lines);
  const chars = kept.reduce((sum, line) => sum + textOf(line).length, 0);
  if (body.legacyChars > chars * 0.3) throw new DocumentRefused('FILE_LEGACY_FONT');
  return { kind: 'docx', pages: [{ width: null, height: null, lines: kept }], truncated };
}
