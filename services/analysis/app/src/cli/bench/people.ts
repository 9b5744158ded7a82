import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '@fitfolio/fit-engine/document';
import type { Verdict } from '@fitfolio/fit-engine/report';
import { readDocumentFile } from '../read-document-file.js';
import { jsonLines } from './truth.js';

type Value = string | null;

/** What a careful reader finds of a person, and the truthful verdict of each item of the post written for them. */
export interface Person {
  readonly id: string;
  readonly language: 'en' | 'vi';
  readonly resume: Document;
  readonly post: Document;
  readonly truth: {
    readonly contact: Readonly<Record<'full_name' | 'email' | 'phone' | 'location', Value>>;
    readonly experience: readonly { readonly title: Value; readonly company: Value }[];
    readonly education: readonly { readonly degree: Value; readonly institution: Value }[];
    readonly skills: readonly string[];
  };
  readonly verdicts: readonly { readonly quote: string; readonly verdict: Verdict }[];
}

interface FitRow {
  readonly id: string;
  readonly items: Person['verdicts'];
}

const truthEnd = '.truth.json';

/** The people of a language's folder whose number is wanted. */
export async function peopleOf(
  root: string,
  language: 'en' | 'vi',
  wanted: (id: string) => boolean,
): Promise<Person[]> {
  const folder = join(root, language);
  const verdicts = new Map(
    jsonLines<FitRow>(join(folder, 'fit.jsonl')).map((row) => [row.id.slice(-2), row.items]),
  );
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith(truthEnd))
    .map((name) => name.slice(0, -truthEnd.length))
    .filter(wanted)
    .toSorted();
  const people: Person[] = [];
  for (const id of ids) {
    const pdf = join(folder, `${id}.pdf`);
    people.push({
      id,
      language,
      resume: await readDocumentFile(existsSync(pdf) ? pdf : join(folder, `${id}.docx`)),
      post: await readDocumentFile(join(folder, `${id}.post.txt`)),
      truth: JSON.parse(readFileSync(join(folder, id + truthEnd), 'utf8')) as Person['truth'],
      verdicts: verdicts.get(id) ?? [],
    });
  }
  return people;
}
