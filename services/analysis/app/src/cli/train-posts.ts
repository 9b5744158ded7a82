// `npm run train:posts`: learns from the marked posts what sentences of a post do and what they ask for, and writes the
// weights that the engine is built with. The posts that are only counted are never learned from.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { knowledgeSentences } from './train/knowledge-sentences.js';
import { labelledPosts } from './train/labelled-posts.js';
import { ownMarkedPosts } from './train/own-marked-posts.js';
import { trainKnowledge, trainRoles, trainSpans } from './train/post-models.js';
import { writeWeights } from './train/write-model.js';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const posts = join(root, '../shared/data/job-posts');
const marks = join(root, 'services/analysis/app/src/cli/train');
const roles = join(marks, 'roles.txt');
const own = ['en', 'vi-1', 'vi-2'].map((name) => join(marks, `own-posts/${name}.txt`));
const target = join(root, 'services/analysis/engine/src/job/model');

const write = (name: string, text: string): void =>
  writeWeights({ folder: target, by: 'train:posts' }, name, text);

if (!existsSync(posts)) {
  console.error('The marked posts (../shared/data/job-posts) are not here: nothing was learned.');
  process.exitCode = 1;
} else {
  const read = [...labelledPosts(posts, roles, 'read'), ...ownMarkedPosts(own)];
  console.log(`${read.length} posts to learn from`);
  const tagged = ['skillspan-train.jsonl', 'skillspan-dev-600.jsonl'].flatMap((name) =>
    knowledgeSentences(join(root, '../shared/data', name), 'read'),
  );
  write('knowledgeWeights', trainKnowledge(tagged));
  write('roleWeights', trainRoles(read));
  write('spanWeights', trainSpans(read));
}
