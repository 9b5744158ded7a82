import { listText } from '@fitfolio/fit-engine/cv/blocks';
import { cvDesigns, type CvDocument, type CvSectionKind } from '@fitfolio/fit-engine/cv/cv-document';
import { cvOf } from '@fitfolio/fit-engine/cv/cv-of';
import { printed } from '@fitfolio/fit-engine/cv/font';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import type { ResumeFacts } from '@fitfolio/fit-engine/report';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { skillItems } from '@fitfolio/fit-engine/resume/skill-items';
import { makeCvFile } from '#src/cv-export/make-cv-file';
import type { PaintedFormat } from '#src/cv-export/cv-task';
import { extractDocument } from '#src/documents/extract-document';
import { people, promoted } from './corpus/person.js';
import { shapedCv } from './corpus/shaped-cv.js';
import { cvOfPerson } from './cv-people.js';
import { atLeast, benchDay, type Line, plain, realDay, stated } from './measure.js';
import { peopleOf } from './people.js';
import { countedPeople } from './split.js';

const savedAt = '2026-06-01T00:00:00.000Z';
const formats: readonly PaintedFormat[] = ['pdf', 'docx'];

/** The fields that a CV and what was read of its file must agree on, by name. */
type Fields = ReadonlyMap<string, readonly string[]>;

function wantedOf(document: CvDocument): Fields {
  const entries = (kind: CvSectionKind) =>
    document.sections.filter((section) => section.kind === kind).flatMap((section) => section.entries);
  const work = entries('experience');
  const { contact } = document;
  return new Map([
    ['name', [contact.name]],
    ['e-mail', [contact.email]],
    ['phone', [contact.phone]],
    ['place', [contact.place]],
    ['title', work.map(({ title }) => title)],
    ['employer', work.map(({ org }) => org)],
    ['dates', work.map(({ dates }) => dates)],
    ['line', work.flatMap(({ lines }) => lines.map(({ text }) => text))],
    ['school', entries('education').map(({ org }) => org)],
    ['degree', entries('education').map(({ title }) => title)],
    ['grade', entries('education').map(({ detail }) => detail)],
    // A row is read as the names in it: `Excel (pivot, charts)` has three.
    [
      'skill',
      entries('skills').flatMap(({ lines }) => skillItems(listText(lines), 0).map(({ text }) => text)),
    ],
  ]);
}

/** A degree and its field are one line in the CV; either is right alone where the résumé has no other. */
const degreeOf = ({ degree, field }: ResumeFacts['education'][number]): string =>
  degree !== null && field !== null ? `${degree}, ${field}` : (degree ?? field ?? '');

const readOf = ({ contact, experience, education, skills }: ResumeFacts): Fields =>
  new Map([
    ['name', [contact.full_name ?? '']],
    ['e-mail', [contact.email ?? '']],
    ['phone', [contact.phone ?? '']],
    ['place', [contact.location ?? '']],
    ['title', experience.map(({ title }) => title ?? '')],
    ['employer', experience.map(({ company }) => company ?? '')],
    ['dates', experience.map(({ dates }) => dates ?? '')],
    ['line', experience.flatMap(({ bullets }) => bullets.map(printed))],
    ['school', education.map(({ institution }) => institution ?? '')],
    ['degree', education.map(degreeOf)],
    ['grade', education.map(({ gpa }) => gpa ?? '')],
    ['skill', skills],
  ]);

class Count {
  wanted = 0;
  right = 0;
  readonly missed: string[] = [];

  add(who: string, wanted: Fields, read: Fields): void {
    for (const [name, values] of wanted) {
      const left = (read.get(name) ?? []).map(plain);
      for (const value of values.map(plain).filter((one) => one !== '')) {
        this.wanted += 1;
        const at = left.indexOf(value);
        if (at >= 0) {
          left.splice(at, 1);
          this.right += 1;
        } else
          this.missed.push(
            `${who}: ${name} «${value}», read ${left.map((one) => `«${one}»`).join(' ') || 'nothing'}`,
          );
      }
    }
  }

  get share(): number {
    return this.right / Math.max(1, this.wanted);
  }
}

/** How a document was read against the CV that it shows. */
export function countOf(who: string, document: CvDocument, facts: ResumeFacts): Count {
  const count = new Count();
  count.add(who, wantedOf(document), readOf(facts));
  return count;
}

async function reread(
  count: Count,
  who: string,
  document: CvDocument,
  format: PaintedFormat,
  day: string,
): Promise<void> {
  const bytes = await makeCvFile({ format, document, savedAt });
  const read = await extractDocument({ bytes, fileName: `cv.${format}` });
  if (!read.ok) throw new Error(`${who}: ${read.code}`);
  count.add(who, wantedOf(document), readOf(parseResume(read.document, day)));
}

/** The fields of a CV that its file does not give back. */
export async function missedIn(document: CvDocument, format: PaintedFormat, day: string): Promise<string[]> {
  const count = new Count();
  await reread(count, format, document, format, day);
  return count.missed;
}

/** The project's people in each design and format, with and without a grade. */
export async function ownLines(missed: string[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const design of cvDesigns)
    for (const format of formats) {
      const count = new Count();
      for (const person of [...people, ...promoted])
        for (const withGrade of [false, true]) {
          const document: CvDocument = { ...cvOfPerson(person, withGrade), design };
          await reread(count, `${person.name}, ${design}, ${format}`, document, format, benchDay);
        }
      missed.push(...count.missed);
      lines.push(atLeast(`${design}, ${format}: fields read as written`, count.wanted, count.share, 1));
    }
  return lines;
}

const shapedCount = 60;

/** CVs drawn from many shapes of names, schools, degrees, grades and places, in turn in each design. */
export async function shapedLines(missed: string[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const language of ['vi', 'en'] as const)
    for (const format of formats) {
      const count = new Count();
      for (let seed = 0; seed < shapedCount; seed += 1) {
        const document = shapedCv(seed, language);
        await reread(count, `${language} ${seed}, ${document.design}, ${format}`, document, format, benchDay);
      }
      missed.push(...count.missed);
      lines.push(
        atLeast(`drawn CVs, ${language}, ${format}: fields read as written`, count.wanted, count.share, 1),
      );
    }
  return lines;
}

/** CVs made of what was read of people by other hands: what the first reading said, the second has to say. */
export async function otherLines(
  root: string,
  missed: string[],
  wanted: (id: string) => boolean,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const language of ['vi', 'en'] as const) {
    const all = await peopleOf(root, language, wanted);
    for (const format of formats) {
      const count = new Count();
      let refused = 0;
      for (const { id, resume, post } of all) {
        const document = cvOf(premiumReport({ resume, job: post, today: realDay }));
        try {
          await reread(count, `${language} ${id}, ${format}`, document, format, realDay);
        } catch (error) {
          refused += 1;
          if (!countedPeople.has(id)) missed.push(`${language} ${id}, ${format}: ${String(error)}`);
        }
      }
      // Of those that are only counted no line is shown.
      missed.push(
        ...count.missed.filter(
          (line) => ![...countedPeople].some((id) => line.startsWith(`${language} ${id},`)),
        ),
      );
      lines.push(
        stated(
          `people by other hands, ${language}, ${format}: fields read as written`,
          count.wanted,
          count.share,
        ),
        {
          ...stated(`people by other hands, ${language}, ${format}: files refused`, all.length, refused),
          value: String(refused),
        },
      );
    }
  }
  return lines;
}
