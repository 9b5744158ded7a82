import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a careful reader finds in one résumé; absent keys were not judged. */
export interface Truth {
  readonly file: string;
  readonly contact: Readonly<Record<string, string>>;
  readonly experience: readonly {
    readonly title: string;
    readonly company: string;
    readonly dates: string;
  }[];
  readonly education: readonly { readonly degree: string; readonly institution: string }[];
  readonly skills: readonly string[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The rows of a file that holds one JSON value a line. */
export const jsonLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** The hand-written truths beside the résumés. */
export function handTruths(folder: string): Truth[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.truth.json'))
    .map((name) => ({
      ...(readJson(join(folder, name)) as Truth),
      file: join(folder, name.replace('.truth.json', '.pdf')),
    }));
}

interface DesignItem {
  readonly visible: boolean;
  readonly company: string;
  readonly position: string;
  readonly date: string;
  readonly institution: string;
  readonly studyType: string;
  readonly keywords: readonly string[];
}
interface Design {
  readonly basics: { name: string; email: string; phone: string; location: string };
  readonly sections: Readonly<Record<string, { items?: readonly DesignItem[] }>>;
}

/** One résumé in four page designs: the truth is the data it was printed from. */
export function designTruths(folder: string): Truth[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const { basics, sections } = readJson(join(folder, name)) as Design;
      const items = (key: string): readonly DesignItem[] =>
        (sections[key]?.items ?? []).filter((item) => item.visible);
      return {
        file: join(folder, name.replace('.json', '.pdf')),
        contact: {
          full_name: basics.name,
          email: basics.email,
          phone: basics.phone,
          location: basics.location,
        },
        experience: items('experience').map((item) => ({
          title: item.position,
          company: item.company,
          dates: item.date,
        })),
        education: items('education').map((item) => ({
          degree: item.studyType,
          institution: item.institution,
        })),
        skills: items('skills').flatMap((item) => item.keywords),
      };
    });
}

export interface TaggedSentence {
  /** The post it stands in; null where the file does not say. */
  readonly post: string | null;
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

interface TaggedRow {
  readonly post?: string;
  readonly tokens: readonly string[];
  readonly tags_knowledge: readonly string[];
}

/** Sentences of job posts with the spans that annotators marked as knowledge. */
export function taggedSentences(file: string): TaggedSentence[] {
  return jsonLines<TaggedRow>(file).map(({ post = null, tokens, tags_knowledge: tags }) => {
    const spans: { start: number; end: number }[] = [];
    let at = 0;
    for (const [i, token] of tokens.entries()) {
      const last = spans[spans.length - 1];
      if (tags[i] === 'B') spans.push({ start: at, end: at + token.length });
      else if (tags[i] === 'I' && last) last.end = at + token.length;
      at += token.length + 1;
    }
    return { post, text: tokens.join(' '), spans };
  });
}
