import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseModel } from '@fitfolio/fit-engine/chain/linear';
import { entriesOf } from '@fitfolio/fit-engine/resume/model/entries';
import { fieldFeatures } from '@fitfolio/fit-engine/resume/model/field-features';
import { resumeModels } from '@fitfolio/fit-engine/resume/model/models';
import { jobLabels, lineRoles, studyLabels } from '@fitfolio/fit-engine/resume/model/roles';
import { drawnResume } from './drawn/drawn-resume.js';
import { foldFigures } from './fold-figures.js';
import { markedRoles } from './labelled-resumes.js';
import { ownMarkedResumes } from './own-marked-resumes.js';
import { fieldSequences, lineSequence, trainResumes } from './resume-models.js';

const drawn = Array.from({ length: 40 }, (_, seed) => drawnResume(seed));

describe('invented résumés', () => {
  it('have a role for each line and fields that stand in their lines', () => {
    for (const { blocks, roles, spans } of drawn) {
      expect(roles).toHaveLength(blocks.length);
      for (const { start, end } of spans)
        expect(blocks.some((block) => block.start <= start && end <= block.end)).toBe(true);
      expect(blocks.some(({ text }) => text.includes('[['))).toBe(false);
    }
  });

  it('are the same for the same number, and unlike for another', () => {
    expect(drawnResume(7)).toEqual(drawnResume(7));
    expect(new Set(drawn.map(({ blocks }) => blocks.map(({ text }) => text).join())).size).toBe(drawn.length);
  });

  it('name title and employer in most positions, degree and school in most studies', () => {
    const letters = (study: boolean): string[] =>
      drawn.flatMap((resume) =>
        fieldSequences(resume, study, null).map(({ labels }) =>
          labels.filter((label) => label.startsWith('B')).join(),
        ),
      );
    const share = (found: readonly string[], ...wanted: string[]): number =>
      found.filter((each) => wanted.every((label) => each.includes(label))).length / found.length;
    expect(share(letters(false), 'BT', 'BC')).toBeGreaterThan(0.75);
    expect(share(letters(true), 'BG', 'BS')).toBeGreaterThan(0.75);
  });

  it('give their entries back', () => {
    const entries = drawn.flatMap(({ blocks, roles }) => entriesOf(blocks, roles));
    const starts = drawn.flatMap(({ roles }) => roles.filter((role) => role === 'J' || role === 'E'));
    expect(entries.filter(({ group }) => !group)).toHaveLength(starts.length);
  });
});

describe('marked résumés of our own', () => {
  const files = ['en', 'vi'].map((language) =>
    fileURLToPath(new URL(`./own-resumes/${language}.txt`, import.meta.url)),
  );
  const own = ownMarkedResumes(files);

  it('have names of their own, a role for each line, and fields that stand in their lines', () => {
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    const written = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    const lines = written.filter((row) => row !== '' && !row.startsWith('=== '));
    expect(own.flatMap(({ resume }) => resume.roles)).toHaveLength(lines.length);
    for (const { resume } of own) {
      expect(resume.roles.length).toBeGreaterThan(12);
      for (const { start, end } of resume.spans)
        expect(resume.blocks.some((block) => block.start <= start && end <= block.end)).toBe(true);
      expect(resume.blocks.some(({ text }) => /\[\[|\]\]| => /.test(text))).toBe(false);
    }
  });

  it('tell how weights read what they have not learned from', () => {
    const { lines, jobs, studies } = trainResumes(drawn.slice(0, 6));
    const said = foldFigures(
      { lines, jobs, studies },
      own.slice(0, 4).map(({ resume }) => resume),
    );
    expect(said).toMatch(/^4 résumés, \d+ lines: role right 0\.\d{3}, title 0\.\d{3}, employer 0\.\d{3}/);
  });
});

describe('entries of one form', () => {
  it('tell each other what stands where', () => {
    const [first] = drawn.flatMap(({ blocks, roles }) => {
      const all = entriesOf(blocks, roles).filter(({ study }) => !study);
      return all.length > 1 ? [all] : [];
    });
    const [entry] = first ?? [];
    if (!entry || !first) throw new Error('no résumé with two positions was drawn');
    const told = (all: readonly (typeof entry)[]): boolean =>
      fieldFeatures(entry, all)
        .features.flat()
        .some((feature) => /^(?:peer|beside)=/.test(feature));
    expect([told(first), told([entry])]).toEqual([true, false]);
  });
});

describe('the committed weights', () => {
  it('know the labels that the engine knows', () => {
    const { lines, jobs, studies } = resumeModels();
    expect(lines.labels).toEqual([...lineRoles]);
    expect(jobs.labels).toEqual([...jobLabels]);
    expect(studies.labels).toEqual([...studyLabels]);
  });

  it('use features that lines have', () => {
    const { lines } = resumeModels();
    const met = drawn.flatMap((resume) => lineSequence(resume, null).features.flat());
    const known = met.filter((feature) => lines.weights.has(feature));
    expect(known.length / met.length).toBeGreaterThan(0.5);
  });
});

describe('training', () => {
  it('gives the same bytes from the same résumés', () => {
    const few = drawn.slice(0, 6);
    const [first, second] = [trainResumes(few), trainResumes(few)];
    expect(first).toEqual(second);
    expect(parseModel(first.lines).labels).toEqual([...lineRoles]);
  });
});

describe('roles marked by hand', () => {
  it('are roles of the engine', () => {
    const marks = markedRoles(fileURLToPath(new URL('./resume-roles.txt', import.meta.url)));
    expect(marks.size).toBeGreaterThan(10);
    for (const roles of marks.values()) expect(roles.length).toBeGreaterThan(20);
  });
});
