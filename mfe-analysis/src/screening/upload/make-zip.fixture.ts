import { deflateRawSync } from 'node:zlib';

interface Given {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the list of contents says of its size; the truth unless given. */
  readonly says?: number;
  readonly locked?: boolean;
  readonly method?: number;
}

const header = (bytes: number, write: (view: DataView) => void): Uint8Array => {
  const view = new DataView(new ArrayBuffer(bytes));
  write(view);
  return new Uint8Array(view.buffer);
};

/** An archive as programs write it, or as somebody would who means no good. */
export function makeZip(files: readonly Given[], name = 'people.zip'): File {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name: entry, content, says = content.length, locked = false, method = 8 } of files) {
    const packed = method === 8 ? new Uint8Array(deflateRawSync(content)) : content;
    const label = new TextEncoder().encode(entry);
    const local = header(30, (view) => {
      view.setUint32(0, 0x04034b50, true);
      view.setUint16(26, label.length, true);
    });
    const listed = header(46, (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(8, locked ? 1 : 0, true);
      view.setUint16(10, method, true);
      view.setUint32(20, packed.length, true);
      view.setUint32(24, says, true);
      view.setUint16(28, label.length, true);
      view.setUint32(42, offset, true);
    });
    parts.push(local, label, packed);
    directory.push(listed, label);
    offset += local.length + label.length + packed.length;
  }
  const bytes = directory.reduce((sum, part) => sum + part.length, 0);
  const end = header(22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(10, files.length, true);
    view.setUint32(12, bytes, true);
    view.setUint32(16, offset, true);
  });
  return new File(
    [...parts, ...directory, end].map((part) => Uint8Array.from(part)),
    name,
  );
}

export const textOf = (text: string): Uint8Array => new TextEncoder().encode(text);
