import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { readDocument } from '@fitfolio/fit-engine/layout/read-text';
import { postSentences } from '@fitfolio/fit-engine/job/post-sentences';
import type { RoleCode } from '@fitfolio/fit-engine/job/model/roles';
import type { MarkedItem } from '../bench/real-posts.js';
import { type LabelledPost, lookUp } from './labelled-post.js';
import { markedSpans } from './span-truth.js';
import { isCounted } from '../bench/split.js';

const rows = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** Roles marked by hand: `=== post`, then a line `offset role` for each sentence. */
function rolesIn(file: string): Map<string, Map<number, RoleCode>> {
  const found = new Map<string, Map<number, RoleCode>>();
  let current = new Map<number, RoleCode>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const post = /^=== (\S+)/.exec(line)?.[1];
    const [, at, role] = /^(\d+) ([RPDOCLAF])$/.exec(line) ?? [];
    if (post !== undefined) found.set(post, (current = new Map()));
    else if (at !== undefined) current.set(Number(at), role as RoleCode);
  }
  return found;
}

/** The marked posts of a folder that may be learned from; those only counted are left out unless asked for. */
export function labelledPosts(folder: string, rolesFile: string, which: 'read' | 'counted'): LabelledPost[] {
  const items = new Map(
    rows<{ id: string; items: MarkedItem[] }>(join(folder, 'labels.jsonl')).map((row) => [row.id, row.items]),
  );
  const roles = rolesIn(rolesFile);
  return rows<{ id: string; lang: 'en' | 'vi'; text: string }>(join(folder, 'posts.jsonl'))
    .filter(({ id }) => isCounted(id) === (which === 'counted'))
    .map(({ id, lang, text }) => {
      const read = readDocument(plainTextDocument(text));
      const sentences = postSentences(read.blocks);
      const roleAt = lookUp(roles.get(id));
      const spans = markedSpans(read.text, sentences, roleAt, items.get(id) ?? []);
      return { id, lang, text: read.text, sentences, spans, roleAt };
    });
}
