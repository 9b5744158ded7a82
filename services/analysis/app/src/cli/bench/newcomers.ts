import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Line } from './measure.js';
import { peopleOf, type Person } from './people.js';
import { realPeopleLines, realPostLines } from './real-lines.js';
import type { MarkedItem, MarkedPost } from './real-posts.js';
import { jsonLines } from './truth.js';

const root = fileURLToPath(new URL('../../../src/cli/bench/newcomers', import.meta.url));
const languages = ['en', 'vi'] as const;

/** Editions that were opened: what was counted in them may be read since. */
const opened: ReadonlySet<string> = new Set(['d', 'e']);
/** Even numbers are only counted: never read while rules are written, never learned from. */
const isCounted = (folder: string, id: string): boolean =>
  !opened.has(basename(folder)) && Number(id) % 2 === 0;

const folders = (): { folder: string; language: 'en' | 'vi' }[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) => {
      const inside = readdirSync(join(root, name));
      return languages
        .filter((language) => inside.includes(language))
        .map((language) => ({ folder: join(root, name), language }));
    });

function postsOf(folder: string, language: 'en' | 'vi', counted: boolean): MarkedPost[] {
  return jsonLines<{ id: string; items: MarkedItem[] }>(join(folder, language, 'posts.labels.jsonl'))
    .map(({ id, items }) => ({ id: id.slice(-2), items }))
    .filter(({ id }) => isCounted(folder, id) === counted)
    .map(({ id, items }) => ({
      id,
      lang: language,
      text: readFileSync(join(folder, language, `${id}.post.txt`), 'utf8'),
      items,
    }));
}

/** People by hands that knew nothing of the engine, of the half that may be read or of the other one. */
export async function newcomerLines(half: 'read' | 'counted'): Promise<Line[]> {
  const counted = half === 'counted';
  const people: Person[] = [];
  const posts: MarkedPost[] = [];
  for (const { folder, language } of folders()) {
    const own = await peopleOf(folder, language, (id) => isCounted(folder, id) === counted);
    // Three hands numbered their people alike.
    people.push(...own.map((person) => ({ ...person, id: `${folder}/${person.id}` })));
    posts.push(...postsOf(folder, language, counted));
  }
  return [...realPostLines(posts, null), ...realPeopleLines(people, null)];
}
