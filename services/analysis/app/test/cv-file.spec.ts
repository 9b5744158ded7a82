import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { layoutCv, rowTexts } from '@fitfolio/fit-engine/cv/layout';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { describe, expect, it } from '@jest/globals';
import { people } from '../src/cli/bench/corpus/person.js';
import { cvOfPerson } from '../src/cli/bench/cv-people.js';
import { extractDocument } from '../src/documents/extract-document.js';
import { CvFileWrong, makeCvFile } from '../src/cv-export/make-cv-file.js';

const savedAt = '2026-06-01T00:00:00.000Z';
const documents = people.slice(0, 2).map((person) => cvOfPerson(person, true));
const document = documents[0]!;

type Format = 'pdf' | 'docx';
/** The file of a CV, made once for all that is asked of it. */
const files = new Map<string, Promise<Uint8Array>>();
function fileOf(cv: CvDocument, format: Format): Promise<Uint8Array> {
  const name = `${format} ${cv.contact.name}`;
  const file = files.get(name) ?? makeCvFile({ format, document: cv, savedAt });
  files.set(name, file);
  return file;
}

async function read(bytes: Uint8Array, format: Format) {
  const extracted = await extractDocument({ bytes, fileName: `cv.${format}` });
  if (!extracted.ok) throw new Error(extracted.code);
  return extracted.document;
}

describe.each(['pdf', 'docx'] as const)('%s', (format) => {
  it('has the same bytes each time', async () => {
    const again = await makeCvFile({ format, document, savedAt });
    expect(Buffer.from(await fileOf(document, format)).equals(again)).toBe(true);
  });

  it.each(documents)('is read again as it was written: $contact.name', async (cv: CvDocument) => {
    const facts = parseResume(await read(await fileOf(cv, format), format), savedAt.slice(0, 10));
    const [work, studies] = cv.sections;
    expect(facts.contact.full_name).toBe(cv.contact.name);
    expect(
      facts.experience.map(({ title, company, dates, bullets }) => [company, title, dates, ...bullets]),
    ).toEqual(
      work!.entries.map(({ org, title, dates, lines }) => [
        org,
        title,
        dates,
        ...lines.map(({ text }) => text),
      ]),
    );
    expect(
      facts.education.map(({ degree, institution, gpa, dates }) => [institution, degree, gpa, dates]),
    ).toEqual(studies!.entries.map(({ org, title, detail, dates }) => [org, title, detail, dates]));
  });
});

it('prints the rows that the preview shows, line by line', async () => {
  const { pages } = await read(await fileOf(document, 'pdf'), 'pdf');
  const printed = pages.map(({ lines }) => {
    const spans = lines.flatMap((line) => line.spans).filter(({ text }) => text.trim() !== '');
    const rows = new Map<number, string[]>();
    for (const { text, box } of spans) {
      const y = Math.round((box?.y ?? 0) + (box?.height ?? 0));
      const row = [...rows.keys()].find((known) => Math.abs(known - y) <= 2) ?? y;
      rows.set(row, [...(rows.get(row) ?? []), text.trim()]);
    }
    return [...rows.values()].map((texts) => texts.join(' '));
  });
  expect(printed).toEqual(rowTexts(layoutCv(document)));
});

it('hands out no file that says something else', async () => {
  const odd = { ...document, headline: 'Kế toán 李' };
  await expect(makeCvFile({ format: 'pdf', document: odd, savedAt })).rejects.toBeInstanceOf(CvFileWrong);
});
