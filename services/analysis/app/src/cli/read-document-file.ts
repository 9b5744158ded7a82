import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Document } from '@fitfolio/fit-engine/document';
import { extractDocument } from '#src/documents/extract-document';

/** A file that cannot be used; its message is the one line the command prints. */
export class BadFile extends Error {}

export async function readDocumentFile(path: string): Promise<Document> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new BadFile(`${path}: ${error.code === 'ENOENT' ? 'no such file' : 'cannot be read'}`);
  });
  const extracted = await extractDocument({ bytes, fileName: basename(path) });
  if (!extracted.ok) throw new BadFile(`${path}: ${extracted.code}: ${extracted.message}`);
  return extracted.document;
}
