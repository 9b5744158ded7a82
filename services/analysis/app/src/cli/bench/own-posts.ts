import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { analyse } from '@fitfolio/fit-engine/analyse';
import { matchSkills } from '@fitfolio/fit-engine/catalogue/skills';
import { tokenize } from '@fitfolio/fit-engine/text/tokens';
import { posts } from './corpus/posts.js';
import { atLeast, benchDay, type Line, plain, Tally } from './measure.js';

interface Item {
  readonly importance: string;
  readonly key: string;
}

/** One name for the names of one skill: `Airflow` is `Apache Airflow`. */
function skillKey(row: string): string {
  const label = row.replace(/ \([^()]+\)$/, '');
  const [match] = matchSkills(label, tokenize(label), true);
  return plain(match && match.end - match.start === label.length ? match.value.en : label);
}

const skillKinds = new Set(['hard-skill', 'soft-skill', 'tool']);

function truthOf(line: string): Item[] {
  return line.split('; ').flatMap((part) => {
    const [head = '', labels] = part.split(': ');
    const [importance = '', kind = ''] = head.split(' ');
    return labels === undefined
      ? [{ importance, key: kind }]
      : labels.split(', ').map((label) => ({ importance, key: skillKey(label) }));
  });
}

/** The items of a post as the engine lists them: skills by label, all else by kind. */
function itemsOf(text: string): Item[] {
  const nobody = plainTextDocument('');
  const { requirements } = analyse({
    resume: nobody,
    job: plainTextDocument(text),
    language: 'en',
    today: benchDay,
  });
  return requirements.map(({ kind, importance, label }) => ({
    importance,
    key: skillKinds.has(kind) ? skillKey(label) : kind,
  }));
}

/** Each post with its expected and its found items. */
export const readPosts = (): { text: string; expected: Item[]; found: Item[] }[] =>
  posts.map((block) => {
    const lines = block.trim().split('\n');
    const truth = lines.findLast((line) => line.startsWith('= ')) ?? '= ';
    const text = lines.filter((line) => !line.startsWith('= ')).join('\n');
    return { text, expected: truthOf(truth.slice(2)), found: itemsOf(text) };
  });

export function postLines(): Line[] {
  const items = new Tally();
  let [right, matched] = [0, 0];
  for (const { expected, found } of readPosts()) {
    items.add(
      expected.map(({ key }) => key),
      found.map(({ key }) => key),
    );
    const left = [...found];
    for (const { key, importance } of expected) {
      const same = left.findIndex((item) => item.key === key && item.importance === importance);
      const at = same >= 0 ? same : left.findIndex((item) => item.key === key);
      if (at < 0) continue;
      left.splice(at, 1);
      matched += 1;
      right += same >= 0 ? 1 : 0;
    }
  }
  return [
    atLeast('requirement items of own posts, F1', items.n, items.f1, 0.85),
    atLeast('must or nice right, own posts', matched, right / Math.max(1, matched), 0.9),
  ];
}
