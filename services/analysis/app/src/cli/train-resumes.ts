// `npm run train:resumes`: learns from invented and read résumés what their lines do and which words name what, and
// writes the weights that the engine is built with. People who are only counted are never learned from.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countedPeople } from './bench/split.js';
import { drawnResume } from './train/drawn/drawn-resume.js';
import {
  markedResume,
  markedRoles,
  provenResumes,
  type ReadPerson,
  readPeople,
  readResume,
} from './train/labelled-resumes.js';
import { foldFigures } from './train/fold-figures.js';
import { ownMarkedResumes } from './train/own-marked-resumes.js';
import { trainResumes } from './train/resume-models.js';
import { writeWeights } from './train/write-model.js';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const cli = join(root, 'services/analysis/app/src/cli');
const target = process.env['TRAIN_TARGET'] ?? join(root, 'services/analysis/engine/src/resume/model');
const newcomers = process.env['NEWCOMERS'] ?? join(cli, 'bench/newcomers');
const drawnCount = Number(process.env['TRAIN_DRAWN'] ?? 1_500);
/** Of newcomers the odd ones may be read; a fold leaves one set out. */
const leftOut = process.env['TRAIN_WITHOUT'] ?? '';
/** `0` or `1`: a fold leaves out our own with even or odd numbers, and tells how they are read. */
const ownLeftOut = process.env['TRAIN_OWN_WITHOUT'] ?? '';

const write = (name: string, text: string): void =>
  writeWeights({ folder: target, by: 'train:resumes' }, name, text);

const all = (): boolean => true;
const odd = (id: string): boolean => Number(id) % 2 === 1;

async function peopleToRead(): Promise<ReadPerson[]> {
  const people: ReadPerson[] = await readPeople(join(cli, 'bench/layouts/read'), 'layouts', all);
  for (const language of ['en', 'vi']) {
    people.push(...(await readPeople(join(cli, 'bench/people', language), `own/${language}`, all)));
    const shared = join(root, '../shared/data/people', language);
    people.push(...(await readPeople(shared, `shared/${language}`, (id) => !countedPeople.has(id))));
    for (const set of ['a', 'b', 'c', 'd'])
      people.push(...(await readPeople(join(newcomers, set, language), `${set}/${language}`, odd)));
  }
  people.push(...(await readPeople(join(root, '../shared/data/resumes'), 'samples', all)));
  return people.filter(({ id }) => leftOut === '' || !id.startsWith(leftOut));
}

const people = await peopleToRead();
const marks = markedRoles(join(cli, 'train/resume-roles.txt'));
const labelled = people.flatMap((person) => markedResume(person, marks) ?? readResume(person) ?? []);
const tests = join(root, 'services/analysis/engine/test');
const proven = provenResumes([
  ...['indeed', 'more', 'plain-en', 'plain-vi', 'wrapped'].map((name) => join(tests, `strangers/${name}.ts`)),
  join(tests, 'vietnamese-resumes.ts'),
  join(tests, 'people.ts'),
]);
const drawn = Array.from({ length: drawnCount }, (_, seed) => drawnResume(seed));
const ours = ownMarkedResumes(['en', 'vi'].map((language) => join(cli, `train/own-resumes/${language}.txt`)));
const isLeftOut = (id: string): boolean =>
  ownLeftOut !== '' && Number(id.slice(-2)) % 2 === Number(ownLeftOut);
const bare = (list: typeof ours) => list.map(({ resume }) => resume);
const own = bare(ours.filter(({ id }) => !isLeftOut(id)));
const unseen = bare(ours.filter(({ id }) => isLeftOut(id)));
console.log(
  `${labelled.length} of ${people.length} people, ${proven.length} résumés of tests, ${own.length} of our own, ${drawnCount} invented ones`,
);
const weights = trainResumes([...labelled, ...proven, ...own, ...drawn]);
write('lineWeights', weights.lines);
write('jobWeights', weights.jobs);
write('studyWeights', weights.studies);
if (unseen.length > 0) console.log(foldFigures(weights, unseen));
