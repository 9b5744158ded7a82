import { Inflate } from 'fflate';
import { DocumentRefused } from '../document-failure.js';
import { zipEntriesMax, zipInflatedBytesMax, zipRatioFreeBytes, zipRatioMax } from '../document-limits.js';

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;

/** The only parts of a DOCX that are ever inflated. */
const readable =
  /^(?:word\/(?:document\d*|header\d*|footer\d*|styles)\.xml|docProps\/core\.xml|\[Content_Types\]\.xml)$/;

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endBytes - 65_535);
  for (let at = view.byteLength - endBytes; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new DocumentRefused('FILE_CORRUPT');
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > zipEntriesMax) throw new DocumentRefused('FILE_TOO_COMPLEX');
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature)
      throw new DocumentRefused('FILE_CORRUPT');
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new DocumentRefused('FILE_ENCRYPTED');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function checkSizes(entries: readonly Entry[]): void {
  const total = entries.reduce((sum, entry) => sum + entry.size, 0);
  const greedy = (entry: Entry): boolean =>
    entry.size > zipRatioFreeBytes && entry.size > entry.packed * zipRatioMax;
  if (total > zipInflatedBytesMax || entries.some(greedy)) throw new DocumentRefused('FILE_TOO_COMPLEX');
}

function inflate(bytes: Uint8Array, entry: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, packed, size } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localSignature)
    throw new DocumentRefused('FILE_CORRUPT');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw new DocumentRefused('FILE_CORRUPT');
  if (entry.method === 0) return data;
  if (entry.method !== 8) throw new DocumentRefused('FILE_CORRUPT');
  const out = new Uint8Array(size);
  let written = 0;
  const stream = new Inflate((chunk) => {
    // The directory's own figure is the bound; an entry that inflates beyond it is lying.
    if (written + chunk.length > size) throw new DocumentRefused('FILE_TOO_COMPLEX');
    out.set(chunk, written);
    written += chunk.length;
  });
  for (let at = 0; at < data.length; at += 16_384)
    stream.push(data.subarray(at, at + 16_384), at + 16_384 >= data.length);
  if (written !== size) throw new DocumentRefused('FILE_CORRUPT');
  return out;
}

/** The readable XML parts of a DOCX, by name. The whole directory is judged before anything is inflated. */
export function readDocxParts(bytes: Uint8Array): ReadonlyMap<string, string> {
  const entries = readDirectory(bytes);
  checkSizes(entries);
  if (entries.some((entry) => entry.name === 'EncryptedPackage')) throw new DocumentRefused('FILE_ENCRYPTED');
  if (!entries.some((entry) => entry.name === '[Content_Types].xml'))
    throw new DocumentRefused('FILE_TYPE_INVALID');
  const parts = new Map<string, string>();
  for (const entry of entries)
    if (readable.test(entry.name)) parts.set(entry.name, new TextDecoder().decode(inflate(bytes, entry)));
  return parts;
}
