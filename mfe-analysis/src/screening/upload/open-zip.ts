import { uploadBytesMax } from '@fitfolio/analysis-contract/limits';
import {
  documentProblem,
  isArchive,
  type OpenedFiles,
  type RefusalReason,
  type RefusedFile,
} from './file-rules.js';

interface Entry {
  readonly name: string;
  readonly locked: boolean;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const commentBytesMax = 65_535;
const directoryBytesMax = 1024 * 1024;
const entriesMax = 1_000;
const stored = 0;
const deflated = 8;
/** Deflate adds a few bytes to what cannot be made smaller. */
const packedBytesMax = uploadBytesMax + 65_536;

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

function textOf(view: DataView, at: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, at, length);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write names in the code page of their machine.
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** The list of contents at the end of an archive; null when there is none that can be read. */
async function readDirectory(zip: File): Promise<Entry[] | null> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - endBytes - commentBytesMax)));
  let end = tail.byteLength - endBytes;
  while (end >= 0 && tail.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0) return null;
  const count = tail.getUint16(end + 10, true);
  const bytes = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > entriesMax || bytes > directoryBytesMax) return null;
  const view = await viewOf(zip.slice(start, start + bytes));
  const entries: Entry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + entryBytes > view.byteLength || view.getUint32(at, true) !== entrySignature) return null;
    const nameLength = view.getUint16(at + 28, true);
    if (at + entryBytes + nameLength > view.byteLength) return null;
    entries.push({
      name: textOf(view, at + entryBytes, nameLength),
      locked: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** At most `size` bytes come out, whatever the archive holds; null when it is not exactly as many. */
async function inflated(packed: Blob, size: number): Promise<BlobPart[] | null> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes === size ? parts : null;
    bytes += value.length;
    if (bytes > size) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

async function contentOf(zip: File, { method, packed, size, offset }: Entry): Promise<BlobPart[] | null> {
  const head = await viewOf(zip.slice(offset, offset + localBytes));
  if (head.byteLength < localBytes || head.getUint32(0, true) !== localSignature) return null;
  const start = offset + localBytes + head.getUint16(26, true) + head.getUint16(28, true);
  const data = zip.slice(start, start + packed);
  if (data.size !== packed) return null;
  if (method === stored) return packed === size ? [data] : null;
  return inflated(data, size);
}

/** Folders, and what operating systems put beside documents. */
const isNoise = (path: string): boolean =>
  path.endsWith('/') || path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

const lastPart = (path: string): string => path.split('/').at(-1) ?? path;

/** What can be told of an entry before it is opened. */
function problemOf({ locked, method, packed, size }: Entry, name: string): RefusalReason | null {
  if (isArchive(name)) return 'archive-in-archive';
  const problem = documentProblem({ name, size });
  if (problem) return problem;
  if (locked) return 'locked';
  return packed > packedBytesMax || (method !== stored && method !== deflated) ? 'damaged' : null;
}

/**
 * The documents of a zip, opened in the page one after the other: no entry gives more than the list of contents says of
 * it, and that is judged first. An archive in it stays closed.
 */
export async function openZip(zip: File, room: number): Promise<OpenedFiles> {
  const documents: File[] = [];
  const refused: RefusedFile[] = [];
  const entries = (await readDirectory(zip).catch(() => null))?.filter(({ name }) => !isNoise(name));
  if (!entries) return { documents, refused: [{ name: zip.name, reason: 'damaged' }] };
  if (entries.length === 0) return { documents, refused: [{ name: zip.name, reason: 'empty' }] };
  for (const entry of entries) {
    const name = lastPart(entry.name);
    const reason = problemOf(entry, name) ?? (documents.length >= room ? 'many' : null);
    const parts = reason ? null : await contentOf(zip, entry).catch(() => null);
    if (parts) documents.push(new File(parts, name, { lastModified: zip.lastModified }));
    else refused.push({ name, reason: reason ?? 'damaged' });
  }
  return { documents, refused };
}
