// `npm run train:resumes`: learns from invented and labelled résumés what their lines do and which words name what, and
// writes the weights that the engine is built with. People who are only counted are never learned from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnResume } from './train/drawn/drawn-resume.js';
import { trainResumes } from './train/resume-models.js';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const target = join(root, 'services/analysis/engine/src/resume/model');
const drawnCount = 1_200;

function write(file: string, name: string, text: string): void {
  const body = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  const head = '// Written by `npm run train:resumes`; not edited by hand.\n';
  writeFileSync(join(target, `${file}.generated.ts`), `${head}export const ${name} = \`${body}\`;\n`);
  console.log(`${name}: ${text.length} bytes`);
}

const drawn = Array.from({ length: drawnCount }, (_, seed) => drawnResume(seed));
const { lines, jobs, studies } = trainResumes(drawn);
write('line-weights', 'lineWeights', lines);
write('job-weights', 'jobWeights', jobs);
write('study-weights', 'studyWeights', studies);
