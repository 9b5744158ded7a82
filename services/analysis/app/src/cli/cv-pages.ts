// `npm run cv:pages -- FOLDER`: exported DOCX files as LibreOffice sets them, as pictures to be looked at.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  cvDesigns,
  type CvDocument,
  type CvLanguage,
  isListSection,
} from '@fitfolio/fit-engine/cv/cv-document';
import { layoutCv } from '@fitfolio/fit-engine/cv/layout';
import { makeCvFile } from '#src/cv-export/make-cv-file';
import { people } from './bench/corpus/person.js';
import { shapedCv } from './bench/corpus/shaped-cv.js';
import { fullCv } from './bench/cv-cost.js';
import { cvOfPerson } from './bench/cv-people.js';
import { atMost, type Line, table } from './bench/measure.js';

const savedAt = '2026-06-01T00:00:00.000Z';
const convertMsMax = 180_000;
const dotsPerInch = '70';
const ownFont = /Tinos/;

const found = (command: string, ask: string): boolean =>
  spawnSync(command, [ask], { stdio: 'ignore' }).error === undefined;
if (!found('soffice', '--version') || !found('pdftoppm', '-v')) {
  console.log(
    'soffice (libreoffice-writer) or pdftoppm (poppler-utils) is not here: DOCX pages were NOT looked at.',
  );
  process.exit(0);
}

const english = people.map((person) => cvOfPerson(person, true)).find(({ language }) => language === 'en');
if (!english) throw new Error('no people');
const longSeeds = Array.from({ length: 10 }, (_, seed) => seed);

/** The entries of many drawn CVs under one name: several pages, with long names among them. */
function longCv(language: CvLanguage): CvDocument {
  const drawn = longSeeds.map((seed) => shapedCv(seed, language));
  const [first] = drawn;
  if (!first) throw new Error('no seeds');
  const sections = first.sections.map(({ kind }) => ({
    kind,
    entries: drawn
      .flatMap(({ sections: all }) => all.filter((one) => one.kind === kind))
      .flatMap(({ entries }) => entries)
      .slice(0, isListSection(kind) ? 2 : undefined),
  }));
  return { ...first, pages: 2, sections };
}

/** A full page and several pages in each language. */
const documents: Readonly<Record<string, CvDocument>> = {
  vi: fullCv(),
  en: english,
  'vi-long': longCv('vi'),
  'en-long': longCv('en'),
};

const folder = process.argv[2] ? resolve(process.argv[2]) : mkdtempSync(join(tmpdir(), 'cv-pages-'));
mkdirSync(folder, { recursive: true });
const run = (command: string, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, timeout: convertMsMax });
  if (status !== 0) throw new Error(`${command}: ${stderr.toString('utf8').slice(0, 400)}`);
  return stdout.toString('utf8');
};

const expected = new Map<string, number>();
for (const [name, one] of Object.entries(documents))
  for (const design of cvDesigns) {
    const document: CvDocument = { ...one, design };
    writeFileSync(
      join(folder, `${name}-${design}.docx`),
      await makeCvFile({ format: 'docx', document, savedAt }),
    );
    expected.set(`${name}-${design}`, layoutCv(document).pages.length);
  }
const files = [...expected.keys()];
const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
run('soffice', [
  profile,
  '--headless',
  '--convert-to',
  'pdf',
  '--outdir',
  folder,
  ...files.map((name) => `${name}.docx`),
]);

const lines: Line[] = [];
for (const name of files) {
  run('pdftoppm', ['-png', '-r', dotsPerInch, `${name}.pdf`, name]);
  const pages = readdirSync(folder).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.png'),
  ).length;
  const wrongFonts = run('pdffonts', [`${name}.pdf`])
    .split('\n')
    .slice(2)
    .filter((row) => row.trim() !== '' && !ownFont.test(row)).length;
  lines.push(
    atMost(
      `${name}: pages more or fewer than our PDF has`,
      pages,
      Math.abs(pages - (expected.get(name) ?? 0)),
      0,
    ),
  );
  lines.push(atMost(`${name}: fonts that are not ours`, pages, wrongFonts, 0));
}
console.log(`${table(lines)}\n\nPictures of every page: ${folder}`);
process.exitCode = lines.every(({ pass }) => pass) ? 0 : 1;
