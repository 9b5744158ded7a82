// `npm run bench:engine`: what the engine reads rightly, in three groups that say different things, and how fast it is.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineVersion } from '@fitfolio/fit-engine/version';
import { factLines } from './bench/accuracy.js';
import { type Line, table } from './bench/measure.js';
import { oddInputLine } from './bench/odd-input.js';
import { layoutLines, toldLifeLines } from './bench/layouts.js';
import { newcomerLines } from './bench/newcomers.js';
import { postLines } from './bench/own-posts.js';
import { parsedCorpus } from './bench/own-resumes.js';
import { peopleOf } from './bench/people.js';
import { phrasedLines } from './bench/phrased-lines.js';
import { countedLines, readLines } from './bench/real-groups.js';
import { realPeopleLines } from './bench/real-lines.js';
import { samplePairs, speedLines } from './bench/speed.js';

const data = fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));
const ownPeople = fileURLToPath(new URL('../../src/cli/bench/people', import.meta.url));
const lines: Line[] = [];

function print(title: string, about: string, group: readonly Line[]): void {
  lines.push(...group);
  console.log(`**${title}.** ${about}\n\n${table(group)}\n`);
}

console.log(`Engine ${engineVersion}\n`);
print(
  'Own',
  'Invented people and posts of this project. The rules were written with them in view, so this shows only that nothing broke.',
  [...factLines(await parsedCorpus()), ...postLines()],
);
print(
  'Own people',
  'Four invented people with posts and truth, written after the rules of 2.1.0. Their reports were read while the rules of 2.4.0 were written: expect less on new people.',
  realPeopleLines(
    [...(await peopleOf(ownPeople, 'en', () => true)), ...(await peopleOf(ownPeople, 'vi', () => true))],
    null,
  ),
);
print(
  'Forms of résumés, counted',
  'Texts in forms that many people use (LinkedIn, TopCV, VietnamWorks, Europass, Harvard, tables), written with their truth before the first reading and halved by number: of this half only totals are looked at.',
  await layoutLines('counted'),
);
print('Forms of résumés, read', 'The other half, read line by line.', await layoutLines('read'));
print(
  'Lives told in paragraphs, counted',
  'People who tell their working life in ordinary sentences, without a heading, a list or a line for each job, by a hand that knew nothing of the engine. Only totals are looked at.',
  await toldLifeLines('counted'),
);
print(
  'Lives told in paragraphs, read',
  'Sixteen more, read while the rules for them were written.',
  await toldLifeLines('read'),
);
print(
  'Newcomers, counted',
  'People of as many trades and page designs by five hands that knew nothing of the engine, told to write as practitioners do and in other words than the post: harder than most. Halved by number. Of this half only totals were looked at until strangers counted twenty reports of 2.13.0 and twenty of 2.14.0 on it; sixteen of their rows were quoted and most of those mended, and variants were chosen by totals, so expect a little less on new people.',
  await newcomerLines('counted'),
);
print(
  'Newcomers, read',
  'The other half, and the second and third edition, opened for 2.17.0.',
  await newcomerLines('read'),
);
print(
  'Truth contract, counted',
  'Rewrites and lies written by this project before the rules, halved by a hash of their source; of this half only totals are looked at.',
  phrasedLines('counted'),
);
if (existsSync(data)) {
  print(
    'Real, counted',
    'Posts and people by other hands that no rule and no weight has seen: only these totals are ever looked at.',
    await countedLines(data),
  );
  print(
    'Real, read',
    'The rest of the same sets, and public samples. They were read while rules were written and weights were trained: expect less on unseen ones.',
    await readLines(data),
  );
} else
  console.log('The shared data (../shared/data) is not here: real posts and people were not measured.\n');
print('Speed', 'Warm, in one process.', [
  ...(existsSync(data) ? await speedLines(await samplePairs(data)) : []),
  oddInputLine(),
]);
process.exitCode = lines.every(({ pass }) => pass) ? 0 : 1;
