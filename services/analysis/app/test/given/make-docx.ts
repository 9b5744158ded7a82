import { strToU8, zipSync } from 'fflate';
import { Document, Packer, Paragraph, type ISectionOptions } from 'docx';

/** A DOCX as Word would save it. */
export async function makeDocx(
  children: readonly (Paragraph | string)[],
  section: object = {},
): Promise<Uint8Array> {
  const paragraphs = children.map((child) => (typeof child === 'string' ? new Paragraph(child) : child));
  const sections = [{ ...section, children: paragraphs } as ISectionOptions];
  return new Uint8Array(await Packer.toBuffer(new Document({ sections })));
}

/** A DOCX of hand-written parts, for files that no honest program writes. */
export function rawDocx(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const files = Object.entries({ '[Content_Types].xml': '<Types/>', ...parts });
  return zipSync(
    Object.fromEntries(files.map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])),
  );
}
