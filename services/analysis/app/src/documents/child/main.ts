import { Console } from 'node:console';
import type { Document } from '@fitfolio/fit-engine/document';
import { DocumentRefused } from '../document-failure.js';
import { isLegacyFontText } from './legacy-font.js';

// Parsers print warnings about odd files; stdout carries the answer only.
globalThis.console = new Console(process.stderr);

async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

async function read(type: string | undefined, bytes: Uint8Array): Promise<Document> {
  if (type === 'pdf') return (await import('./read-pdf.js')).readPdf(bytes);
  if (type === 'docx') return (await import('./read-docx.js')).readDocx(bytes);
  return (await import('./read-text.js')).readText(bytes);
}

function check(document: Document): void {
  const spans = document.pages.flatMap((page) => page.lines.flatMap((line) => line.spans));
  const visible = spans.filter((span) => span.hidden === null).map((span) => span.text);
  const text = visible.join(' ');
  if (!/[\p{L}\p{N}]/u.test(text)) throw new DocumentRefused('FILE_NO_TEXT');
  if (isLegacyFontText(text)) throw new DocumentRefused('FILE_LEGACY_FONT');
}

let answer: object;
try {
  const document = await read(process.argv[2], await readInput());
  check(document);
  answer = { document };
} catch (error) {
  answer = { code: error instanceof DocumentRefused ? error.code : 'FILE_CORRUPT' };
}
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
