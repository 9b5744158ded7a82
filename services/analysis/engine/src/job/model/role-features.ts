import { type Token, tokenize } from '../../text/tokens.js';
import { headingPart } from '../list-headings.js';
import { namesIn } from '../names.js';
import type { PostSentence } from '../post-sentences.js';

const wordsMax = 60;

/** The words of a sentence as features: the first ones are worth more, for sentences tell their role early. */
function wordFeatures(tokens: readonly Token[], name: string, pairs: boolean): string[] {
  const found = new Set<string>();
  for (const [i, { key }] of tokens.slice(0, wordsMax).entries()) {
    const word = /^\d+$/.test(key) ? '0' : key;
    found.add(`${name}=${word}`);
    const next = tokens[i + 1]?.key;
    if (pairs && next !== undefined) found.add(`${name}=${word} ${next}`);
  }
  return [...found];
}

/** Pieces of words, within word bounds: what is shared by `experience`, `experienced`, `experiences`. */
function pieceFeatures(tokens: readonly Token[]): string[] {
  const found = new Set<string>();
  for (const { folded } of tokens.slice(0, wordsMax)) {
    if (folded.length < 5) continue;
    found.add(`p=${folded.slice(0, 4)}`);
    if (folded.length > 6) found.add(`p=${folded.slice(0, 6)}`);
    found.add(`s=${folded.slice(-3)}`);
  }
  return [...found];
}

const bucket = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;

/** What a sentence of a post is known by: its words, its place, the heading above, and its neighbours. */
export function roleFeatures(sentences: readonly PostSentence[], i: number): string[] {
  const sentence = sentences[i];
  if (!sentence) return [];
  const { text } = sentence;
  const { tokens, skills } = namesIn(text);
  const part = headingPart(sentence.section) ?? 'none';
  const place = bucket(i / Math.max(1, sentences.length - 1), [0.1, 0.25, 0.5, 0.75, 0.9]);
  const near = (offset: number): string[] => {
    const other = sentences[i + offset];
    if (!other) return [`n${offset}=none`];
    const first = tokenize(other.text.slice(0, 80)).slice(0, 4);
    return [
      ...wordFeatures(first, `n${offset}`, false),
      ...(other.heading ? [`n${offset}h=${headingPart(other.text) ?? 'none'}`] : []),
      ...(other.bullet ? [`n${offset}-`] : []),
    ];
  };
  const kinds = new Set(skills.map(({ value }) => value.kind));
  return [
    'b',
    ...wordFeatures(tokens, 'w', true),
    ...pieceFeatures(tokens),
    `f=${tokens[0]?.key ?? ''}`,
    `f2=${tokens[0]?.key ?? ''} ${tokens[1]?.key ?? ''}`,
    `l=${tokens[tokens.length - 1]?.key ?? ''}`,
    ...wordFeatures(tokenize(sentence.section.slice(0, 60)), 'h', false),
    `part=${part}`,
    `part=${part}${sentence.heading ? '#' : ''}${sentence.bullet ? '-' : ''}`,
    `at=${place}`,
    `len=${bucket(tokens.length, [3, 6, 12, 20, 35])}`,
    `few=${bucket(sentences.length, [8, 14, 25, 50])}`,
    ...[...kinds].map((kind) => `k=${kind}`),
    `ks=${bucket(skills.length, [1, 2, 4])}`,
    ...(/\d/.test(text) ? ['digit'] : []),
    ...(/\?/.test(text) ? ['?'] : []),
    ...near(-1),
    ...near(1),
  ];
}
