import { createHash } from 'node:crypto';
import type { Face } from '@fitfolio/fit-engine/cv/font';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { fontFile } from './font-files.js';

const obfuscatedBytes = 32;
const embeddings: readonly (readonly [Face, string])[] = [
  ['regular', 'embedRegular'],
  ['bold', 'embedBold'],
  ['italic', 'embedItalic'],
];
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const contentTypes = '[Content_Types].xml';

/** A key made of the bytes, so that the same font has the same one. */
function keyOf(bytes: Uint8Array): string {
  const hex = createHash('sha256').update(bytes).digest('hex').toUpperCase();
  return `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}}`;
}

/** ECMA-376 part 1, 17.8.1: the first 32 bytes are mixed with the key, last byte first. */
function obfuscated(bytes: Uint8Array, key: string): Uint8Array {
  const mask = Buffer.from(key.replace(/[{}-]/gu, ''), 'hex').toReversed();
  return bytes.map((byte, i) => (i < obfuscatedBytes ? byte ^ (mask[i % mask.length] ?? 0) : byte));
}

/** `docx` embeds one face only, with a key by chance: this puts in all three that the CV uses. */
function embedFonts(parts: Map<string, Uint8Array>): void {
  const fonts = embeddings.map(([face, tag], i) => {
    const bytes = new Uint8Array(fontFile(face));
    const key = keyOf(bytes);
    return { tag, id: `rId${i + 1}`, part: `fonts/font${i + 1}.odttf`, key, bytes: obfuscated(bytes, key) };
  });
  const embedded = fonts.map(({ tag, id, key }) => `<w:${tag} r:id="${id}" w:fontKey="${key}"/>`).join('');
  const table = `<w:font w:name="Tinos"><w:altName w:val="Times New Roman"/><w:panose1 w:val="02020603050405020304"/><w:charset w:val="00"/><w:family w:val="roman"/><w:pitch w:val="variable"/>${embedded}</w:font>`;
  const links = fonts
    .map(({ id, part }) => `<Relationship Id="${id}" Type="${relations}/font" Target="${part}"/>`)
    .join('');
  parts.set(
    'word/fontTable.xml',
    strToU8(`${head}<w:fonts xmlns:w="${main}" xmlns:r="${relations}">${table}</w:fonts>`),
  );
  parts.set(
    'word/_rels/fontTable.xml.rels',
    strToU8(`${head}<Relationships xmlns="${packageRelations}">${links}</Relationships>`),
  );
  for (const { part, bytes } of fonts) parts.set(`word/${part}`, bytes);
  edit(parts, contentTypes, (xml) =>
    xml.includes('odttf')
      ? xml
      : xml.replace(
          /(<Types[^>]*>)/u,
          '$1<Default Extension="odttf" ContentType="application/vnd.openxmlformats-officedocument.obfuscatedFont"/>',
        ),
  );
  edit(parts, 'word/settings.xml', (xml) =>
    xml.replace(/(<w:settings[^>]*>)/u, '$1<w:embedTrueTypeFonts/><w:saveSubsetFonts/>'),
  );
}

function edit(parts: Map<string, Uint8Array>, name: string, change: (xml: string) => string): void {
  const part = parts.get(name);
  if (!part) throw new Error(`A Word document has no ${name}.`);
  parts.set(name, strToU8(change(strFromU8(part))));
}

/** The content types come first, for readers that look at the first entry only. */
const inOrder = (a: string, b: string): number =>
  Number(b === contentTypes) - Number(a === contentTypes) || (a < b ? -1 : 1);

/** The package with its fonts, the date of the version in place of now, and entries in one order. */
export function packed(raw: Uint8Array, savedAt: string): Uint8Array {
  const parts = new Map(Object.entries(unzipSync(raw)));
  embedFonts(parts);
  const date = savedAt.replace(/\.\d+Z$/u, 'Z');
  edit(parts, 'docProps/core.xml', (xml) =>
    xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/gu, `$1${date}`),
  );
  const entries: Zippable = {};
  // A zip has local times: the first day it can say, in whatever zone.
  const mtime = new Date(1980, 0, 1);
  for (const name of [...parts.keys()].toSorted(inOrder))
    entries[name] = [parts.get(name) ?? new Uint8Array(), { mtime, level: 6, os: 0 }];
  return zipSync(entries);
}
