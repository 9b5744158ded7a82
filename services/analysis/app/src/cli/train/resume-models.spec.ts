import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { parseModel } from '@fitfolio/fit-engine/chain/linear';
import { entriesOf } from '@fitfolio/fit-engine/resume/model/entries';
import { resumeModels } from '@fitfolio/fit-engine/resume/model/models';
import { jobLabels, lineRoles, studyLabels } from '@fitfolio/fit-engine/resume/model/roles';
import { drawnResume } from './drawn/drawn-resume.js';
import { markedRoles } from './labelled-resumes.js';
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
