import { readFileSync } from 'node:fs';
import { isCounted } from '../bench/split.js';

/** A sentence with the pieces that annotators marked as knowledge. */
export interface KnowledgeSentence {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

interface Row {
  readonly post?: string;
  readonly tokens: readonly string[];
  readonly tags_knowledge: readonly string[];
}

/** Sentences of a tagged set: those of posts that may be read, or those that are only counted. */
export function knowledgeSentences(file: string, which: 'read' | 'counted'): KnowledgeSentence[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
    .filter(({ post }) => (post !== undefined && isCounted(post)) === (which === 'counted'))
    .map(({ tokens, tags_knowledge: tags }) => {
      const spans: { start: number; end: number }[] = [];
      let at = 0;
      for (const [i, token] of tokens.entries()) {
        const last = spans[spans.length - 1];
        if (tags[i] === 'B' || (tags[i] === 'I' && tags[i - 1] === 'O'))
          spans.push({ start: at, end: at + token.length });
        else if (tags[i] === 'I' && last) last.end = at + token.length;
        at += token.length + 1;
      }
      return { text: tokens.join(' '), spans };
    });
}
