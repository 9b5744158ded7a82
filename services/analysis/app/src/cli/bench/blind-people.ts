import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from '@fitfolio/fit-engine/analyse';
import { type Document, plainTextDocument } from '@fitfolio/fit-engine/document';
import { extractDocument } from '#src/documents/extract-document';
import { readDocumentFile } from '../read-document-file.js';
import { posts } from './corpus/posts.js';
import { corpusResumes } from './corpus/resumes.js';
import { realDay } from './measure.js';
import { peopleOf, type Person } from './people.js';
import { countedPeople } from './split.js';

/** Somebody whose texts are masked, with what a careful reader finds of them. */
export interface BlindPerson {
  readonly id: string;
  readonly resume: Document;
  readonly post: Document;
  readonly truth: Pick<Person['truth'], 'contact' | 'education'>;
  /** Only counted, never shown. */
  readonly counted: boolean;
}

const folder = (path: string): string =>
  fileURLToPath(new URL(`../../../src/cli/bench/${path}`, import.meta.url));
const sharedPeople = fileURLToPath(new URL('../../../../../../../shared/data/people', import.meta.url));
const languages = ['en', 'vi'] as const;

export const ownPosts = posts.map((post) =>
  plainTextDocument(
    post
      .split('\n')
      .filter((line) => !line.startsWith('= '))
      .join('\n'),
  ),
);

/** Of the project's posts the one that somebody fits best. */
function bestPost(resume: Document): Document {
  const scored = ownPosts.map((job) => ({
    job,
    score: analyse({ resume, job, language: 'en', today: realDay }).score ?? 0,
  }));
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).job;
}

async function withPosts(root: string, counted: (id: string) => boolean): Promise<BlindPerson[]> {
  const all = await Promise.all(languages.map((language) => peopleOf(root, language, () => true)));
  return all.flat().map(({ id, language, resume, post, truth }) => ({
    id: `${language}/${id}`,
    resume,
    post,
    truth,
    counted: counted(id),
  }));
}

async function ofLayouts(half: 'read' | 'counted', everyNth: number): Promise<BlindPerson[]> {
  const root = join(folder('layouts'), half);
  const people: BlindPerson[] = [];
  for (const name of readdirSync(root)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .filter((_, i) => i % everyNth === 0)) {
    const file = join(root, name);
    const resume = await readDocumentFile(file);
    const truth = JSON.parse(readFileSync(file.replace('.txt', '.truth.json'), 'utf8')) as Person['truth'];
    people.push({ id: name, resume, post: bestPost(resume), truth, counted: half === 'counted' });
  }
  return people;
}

async function ofCorpus(): Promise<BlindPerson[]> {
  const people: BlindPerson[] = [];
  for (const { person, fileName, bytes } of await corpusResumes()) {
    const extracted = await extractDocument({ bytes, fileName });
    if (!extracted.ok) throw new Error(`${fileName}: ${extracted.code}`);
    const { name, email, phone, place, studies } = person;
    people.push({
      id: fileName,
      resume: extracted.document,
      post: bestPost(extracted.document),
      truth: {
        contact: { full_name: name, email, phone, location: place },
        education: studies.map(({ degree, school }) => ({ degree, institution: school })),
      },
      counted: false,
    });
  }
  return people;
}

export type BlindSet = 'own' | 'people';

/** The people of a set; those of other hands are there only where their folder is. */
export async function blindPeople(set: BlindSet): Promise<BlindPerson[]> {
  if (set === 'people')
    return existsSync(sharedPeople) ? withPosts(sharedPeople, (id) => countedPeople.has(id)) : [];
  return [...(await writtenPeople()), ...(await ofCorpus())];
}

/** The project's people whose texts and truths lie in files; of those in many forms every nth. */
export const writtenPeople = async (everyNth = 1): Promise<BlindPerson[]> => [
  ...(await withPosts(folder('people'), () => false)),
  ...(await ofLayouts('read', everyNth)),
  ...(await ofLayouts('counted', everyNth)),
];
