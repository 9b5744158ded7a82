// `npm run bench:cv`: whether exported CVs are read again as they were written, and what an export costs.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessibilityLine, costLines, sameLines } from './bench/cv-cost.js';
import { otherLines, ownLines, shapedLines } from './bench/cv-reread.js';
import { type Line, table } from './bench/measure.js';

const data = fileURLToPath(new URL('../../../../../../shared/data/people', import.meta.url));
const lines: Line[] = [];
const missed: string[] = [];

function print(title: string, about: string, group: readonly Line[]): void {
  lines.push(...group);
  console.log(`**${title}.** ${about}\n\n${table(group)}\n`);
}

print(
  'Read again',
  'The project’s invented people as CVs, exported, and read by our own reader, with and without a grade.',
  await ownLines(missed),
);
print(
  'Read again, drawn',
  'CVs drawn from many shapes of names, schools, degrees, grades, places and skills, in turn in each design.',
  await shapedLines(missed),
);
if (existsSync(data))
  print(
    'Read again, other hands',
    'CVs of what was read of people by other hands: the second reading against the first.',
    await otherLines(data, missed, () => true),
  );
else console.log('The shared people (../shared/data/people) are not here: their CVs were not exported.\n');
print('Cost', 'One full page.', costLines());
print('The same bytes', 'One CV, a fresh child each time.', sameLines());
const accessible = accessibilityLine();
if (accessible) print('Accessible', 'Each design on one page and on two.', [accessible]);
else console.log('veraPDF is not here (Java, Maven): PDF/UA-1 was NOT checked.\n');
for (const one of missed) console.error(one);
process.exitCode = lines.every(({ pass }) => pass) ? 0 : 1;
