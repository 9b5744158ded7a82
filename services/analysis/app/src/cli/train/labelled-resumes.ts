import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, plainTextDocument } from '@fitfolio/fit-engine/document';
import { type Block, type ReadText, readDocument } from '@fitfolio/fit-engine/layout/read-text';
import { chunksOf } from '@fitfolio/fit-engine/resume/model/chunks';
import { entriesOf } from '@fitfolio/fit-engine/resume/model/entries';
import { ruledRoles } from '@fitfolio/fit-engine/resume/model/ruled-roles';
import { type LineRole, lineRoles } from '@fitfolio/fit-engine/resume/model/roles';
import { type Reading, ruledReading } from '@fitfolio/fit-engine/resume/chosen-reading';
import { isClose, isWithin } from '../bench/alike.js';
import { FactCount } from '../bench/real-people.js';
import type { Person } from '../bench/people.js';
import { readDocumentFile } from '../read-document-file.js';
import type { FieldSpan, LabelledResume } from './drawn/drawn-resume.js';

type Truth = Person['truth'];

/** A résumé of somebody and what a careful reader found in it. */
export interface ReadPerson {
  readonly id: string;
  readonly document: Document;
  readonly truth: Truth;
}

/** Real people are few beside invented ones, and count for more. */
const realWeight = 3;
const provenWeight = 2;

const truthEnd = '.truth.json';

/** The people of a folder whose number is wanted. */
export async function readPeople(
  folder: string,
  set: string,
  wanted: (id: string) => boolean,
): Promise<ReadPerson[]> {
  if (!existsSync(folder)) return [];
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith(truthEnd))
    .map((name) => name.slice(0, -truthEnd.length))
    .filter(wanted)
    .toSorted();
  const people: ReadPerson[] = [];
  for (const id of ids) {
    const file = ['.pdf', '.docx', '.txt']
      .map((end) => join(folder, id + end))
      .find((name) => existsSync(name));
    if (file === undefined) continue;
    const truth = JSON.parse(readFileSync(join(folder, id + truthEnd), 'utf8')) as Truth;
    people.push({ id: `${set}/${id}`, document: await readDocumentFile(file), truth });
  }
  return people;
}

const datesIn = (blocks: readonly Block[]): FieldSpan[] =>
  blocks.flatMap((block) =>
    chunksOf(block.text)
      .filter(({ look }) => look === 'D' || look === 'Y')
      .map(({ start, end }) => ({ start: start + block.start, end: end + block.start, letter: 'X' })),
  );

/** A résumé labelled by what the rules read of it. */
function byRules(read: ReadText, resume: Reading, weight: number): LabelledResume {
  const { blocks } = read;
  const span = (fact: { start: number; end: number } | null, letter: string): FieldSpan[] =>
    fact ? [{ start: fact.start, end: fact.end, letter }] : [];
  const named = [
    ...resume.positions.flatMap(({ title, company, place }) => [
      ...span(title, 'T'),
      ...span(company, 'C'),
      ...span(place, 'P'),
    ]),
    ...resume.studies.flatMap(({ degree, field, institution, gpa }) => [
      ...span(degree, 'G'),
      ...span(field, 'F'),
      ...span(institution, 'S'),
      ...span(gpa, 'M'),
    ]),
  ];
  const free = ({ start, end }: FieldSpan): boolean =>
    !named.some((other) => other.start < end && other.end > start);
  return {
    blocks,
    roles: ruledRoles(blocks, resume),
    spans: [...named, ...datesIn(blocks).filter(free)],
    weight,
  };
}

/** A résumé that the rules read without a fault, labelled by what they read; null for any other. */
export function readResume({ document, truth }: ReadPerson): LabelledResume | null {
  const read = readDocument(document);
  const resume = ruledReading(read);
  const exact = (
    values: readonly (string | null)[],
    facts: readonly ({ text: string } | null)[],
    within = false,
  ): boolean => {
    const count = new FactCount();
    const texts = facts.map((fact) => fact?.text ?? null);
    count.add(values, texts, (a, b) => isClose(a, b) || (within && isWithin(a, b)));
    return count.right === count.wanted && count.right === count.read;
  };
  const { experience, education } = truth;
  const { positions, studies } = resume;
  const isExact =
    exact(
      experience.map(({ company }) => company),
      positions.map(({ company }) => company),
    ) &&
    exact(
      experience.map(({ title }) => title),
      positions.map(({ title }) => title),
    ) &&
    exact(
      education.map(({ degree }) => degree),
      studies.map(({ degree }) => degree),
      true,
    ) &&
    exact(
      education.map(({ institution }) => institution),
      studies.map(({ institution }) => institution),
    );
  return isExact ? byRules(read, resume, realWeight) : null;
}

/** Shorter texts are no whole résumés. */
const wholeLinesMin = 12;

/** The invented résumés that the engine's own tests prove to be read right, as they stand between backticks. */
export function provenResumes(files: readonly string[]): LabelledResume[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([^`]+)`/gu)]
      .map(([, text = '']) => text)
      .filter((text) => text.split('\n').length > wholeLinesMin && !/[$\\]/.test(text))
      .map((text) => {
        const read = readDocument(plainTextDocument(text));
        return byRules(read, ruledReading(read), provenWeight);
      }),
  );
}

/** `P*2 S hJ J K T*5`: the roles of the lines, runs counted. */
const rolesIn = (text: string): LineRole[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((run) => {
      const [role = '', count = '1'] = run.split('*');
      const known = lineRoles.find((each) => each === role);
      return known ? Array.from({ length: Number(count) }, () => known) : [];
    });

/** Roles marked by hand, a person a line: `c/en/01: P*2 S hJ …`. */
export function markedRoles(file: string): Map<string, LineRole[]> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => /^[a-z]/.test(row));
  return new Map(
    rows.map((row) => [row.slice(0, row.indexOf(':')), rolesIn(row.slice(row.indexOf(':') + 1))]),
  );
}

/** Where the facts of the truth stand in the headers: the longest first, none over another. */
function truthSpans(blocks: readonly Block[], roles: readonly LineRole[], truth: Truth): FieldSpan[] {
  const spans: FieldSpan[] = [];
  const free = (start: number, end: number): boolean =>
    !spans.some((span) => span.start < end && span.end > start);
  const facts = (
    values: readonly (readonly [string | null | undefined, string])[],
  ): (readonly [string, string])[] =>
    values
      .flatMap(([value, letter]): (readonly [string, string])[] => (value ? [[value, letter]] : []))
      .toSorted(([a], [b]) => b.length - a.length);
  const jobs = facts(
    truth.experience.flatMap(({ title, company }) => [[title, 'T'] as const, [company, 'C'] as const]),
  );
  const studies = facts(
    truth.education.flatMap(({ degree, institution, ...rest }) => [
      [degree, 'G'] as const,
      [institution, 'S'] as const,
      [(rest as { field?: string }).field, 'F'] as const,
    ]),
  );
  for (const entry of entriesOf(blocks, roles))
    for (const block of entry.blocks)
      for (const [value, letter] of entry.study ? studies : jobs) {
        const at = block.text.toLowerCase().indexOf(value.toLowerCase());
        const [start, end] = [block.start + at, block.start + at + value.length];
        if (at >= 0 && free(start, end)) spans.push({ start, end, letter });
      }
  spans.push(...datesIn(blocks).filter(({ start, end }) => free(start, end)));
  for (const block of blocks)
    for (const { look, start, end } of chunksOf(block.text))
      if (look === 'P' && free(block.start + start, block.start + end))
        spans.push({ start: block.start + start, end: block.start + end, letter: 'P' });
  return spans;
}

/** A résumé with roles marked by hand; null where it has other lines than when it was marked. */
export function markedResume(
  { id, document, truth }: ReadPerson,
  marks: ReadonlyMap<string, readonly LineRole[]>,
): LabelledResume | null {
  const roles = marks.get(id);
  const { blocks } = readDocument(document);
  if (!roles) return null;
  if (roles.length !== blocks.length) {
    console.error(`${id}: ${blocks.length} lines, ${roles.length} marked; left out`);
    return null;
  }
  return { blocks, roles, spans: truthSpans(blocks, roles, truth), weight: realWeight };
}
