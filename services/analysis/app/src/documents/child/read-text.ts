import { type Document, plainTextDocument } from '@fitfolio/fit-engine/document';
import { DocumentRefused } from '../document-failure.js';

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Plain text: by byte-order mark, else UTF-8, else windows-1258, the old Vietnamese code page of Windows. */
export function readText(bytes: Uint8Array): Document {
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding) ?? (encoding === 'utf-8' ? decoded(bytes, 'windows-1258') : null);
  if (text === null) throw new DocumentRefused('FILE_CORRUPT');
  return plainTextDocument(text);
}
