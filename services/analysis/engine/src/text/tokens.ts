import { fold, wordKey } from './fold.js';
import { remember } from './remember.js';

/** A word of a text with its place. `key` is its look-up form, `folded` the same without diacritics. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly key: string;
  readonly folded: string;
}

// A word may hold what skill names hold: C++, C#, .NET, Node.js, CSS3, o'clock.
const word = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’][\p{L}\p{N}\p{M}]+)*(?:\+\+|[+#](?![\p{L}\p{N}]))?/gu;

const plain = /^[a-z0-9]+$/;

function tokenOf(text: string, start: number, end: number): Token {
  const raw = text.slice(start, end);
  const lower = raw.toLowerCase();
  if (plain.test(lower)) return { start, end, key: lower, folded: lower };
  const key = wordKey(raw);
  return { start, end, key, folded: fold(raw) };
}

/** The words of a text. Dots inside a word stay (`node.js`) unless they end a sentence (`done.Next`). */
export const tokenize = remember((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(word)) {
    const raw = match[0];
    const start = match.index;
    const dot = raw.search(/(?<=[\p{Ll}]{2})\.(?=\p{Lu}\p{Ll})/u);
    if (dot > 0) {
      tokens.push(tokenOf(text, start, start + dot), tokenOf(text, start + dot + 1, start + raw.length));
      continue;
    }
    const leading = raw.startsWith('.') && start > 0 && /[\p{L}\p{N}]/u.test(text[start - 1] ?? '') ? 1 : 0;
    tokens.push(tokenOf(text, start + leading, start + raw.length));
  }
  return tokens;
});

/** The words of an alias, as they are looked up. */
export const keysOf = (text: string): string[] => tokenize(text).map((token) => token.key);
