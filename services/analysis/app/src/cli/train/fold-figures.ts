import { parseModel } from '@fitfolio/fit-engine/chain/linear';
import { entriesOf } from '@fitfolio/fit-engine/resume/model/entries';
import { lineRolesOf } from '@fitfolio/fit-engine/resume/model/line-roles';
import { namedFields } from '@fitfolio/fit-engine/resume/model/named-fields';
import type { LabelledResume } from './drawn/drawn-resume.js';
import type { ResumeWeights } from './resume-models.js';

const fieldNames = { T: 'title', C: 'employer', G: 'degree', S: 'school' } as const;
const letters = Object.keys(fieldNames) as (keyof typeof fieldNames)[];

/**
 * How weights tell résumés that they have not learned from, a line of text: the share of lines with the right role, and F1 of
 * fields to the letter where the lines are known.
 */
export function foldFigures(weights: ResumeWeights, resumes: readonly LabelledResume[]): string {
  const models = {
    lines: parseModel(weights.lines),
    jobs: parseModel(weights.jobs),
    studies: parseModel(weights.studies),
  };
  let [lines, right] = [0, 0];
  const counts = { T: [0, 0, 0], C: [0, 0, 0], G: [0, 0, 0], S: [0, 0, 0] };
  for (const { blocks, roles, spans } of resumes) {
    const told = lineRolesOf(models.lines, blocks, []).roles;
    lines += roles.length;
    right += roles.filter((role, i) => role === told[i]).length;
    for (const study of [false, true]) {
      const all = entriesOf(blocks, roles).filter((entry) => entry.study === study);
      for (const entry of all) {
        const found = namedFields(study ? models.studies : models.jobs, entry, all);
        const within = spans.filter(({ start, end }) =>
          entry.blocks.some((block) => block.start <= start && end <= block.end),
        );
        for (const letter of letters) {
          const [wanted, read] = [within, found].map((list) => list.filter((one) => one.letter === letter));
          const same = read?.filter(({ start, end }) =>
            wanted?.some((one) => one.start === start && one.end === end),
          );
          const count = counts[letter];
          for (const [i, list] of [same, wanted, read].entries())
            count[i] = (count[i] ?? 0) + (list?.length ?? 0);
        }
      }
    }
  }
  const f1 = ([same = 0, wanted = 0, read = 0]: readonly number[]): string =>
    ((2 * same) / Math.max(1, wanted + read)).toFixed(3);
  return [
    `${resumes.length} résumés, ${lines} lines: role right ${(right / Math.max(1, lines)).toFixed(3)}`,
    ...letters.map((letter) => `${fieldNames[letter]} ${f1(counts[letter])}`),
  ].join(', ');
}
