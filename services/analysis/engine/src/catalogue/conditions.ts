import { keysOf, type Token } from '../text/tokens.js';
import contexts from './data/contexts.json' with { type: 'json' };

/** Words that must or must not stand beside a name, made ready for comparing. */
export interface Condition {
  readonly side: 'before' | 'after' | 'earlier' | 'near';
  readonly keys: readonly string[];
}

const reach = 10;
const named = new Map<string, readonly string[]>(Object.entries(contexts));

function conditionOf(text: string): Condition {
  const side = text.endsWith(' .. ~')
    ? 'earlier'
    : text.endsWith(' ~')
      ? 'before'
      : text.startsWith('~ ')
        ? 'after'
        : 'near';
  // The tokenizer drops the star of a beginning, so words are cut first.
  const words = text
    .replace(/^~ |(?: \.\.)? ~$/g, '')
    .split(' ')
    .flatMap((word) => (word.endsWith('*') ? [`${word.slice(0, -1).toLowerCase()}*`] : keysOf(word)));
  return { side, keys: words };
}

/** `#pharmacy` stands for the words of `data/contexts.json` under that name, `#machining ~` for each of them before. */
function expand(text: string): string[] {
  const [, before = '', name = '', after = ''] = /^(~ )?#([a-z-]+)( ~)?$/.exec(text) ?? [];
  if (name === '') return [text];
  return (named.get(name) ?? []).map((word) => `${before}${word}${after}`);
}

export const conditionsOf = (texts: readonly string[]): Condition[] =>
  texts
    .flatMap(expand)
    .map(conditionOf)
    .filter(({ keys }) => keys.length > 0);

const same = (token: Token | undefined, key: string): boolean =>
  token !== undefined && (key.endsWith('*') ? token.key.startsWith(key.slice(0, -1)) : token.key === key);

const beside = /^[\s'’"“”()/&-]{0,3}$/;

function adjacent(text: string, tokens: readonly Token[], at: number): boolean {
  const [left, right] = [tokens[at - 1], tokens[at]];
  return left !== undefined && right !== undefined && beside.test(text.slice(left.end, right.start));
}

const stands = (tokens: readonly Token[], at: number, keys: readonly string[]): boolean =>
  at >= 0 && keys.every((key, k) => same(tokens[at + k], key));

/** Whether any condition holds for the name between tokens `from` and `to`. */
export function anyHolds(
  conditions: readonly Condition[],
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean {
  const first = Math.max(0, from - reach);
  const last = Math.min(tokens.length, to + reach);
  return conditions.some(({ side, keys }) => {
    if (side === 'before') return adjacent(text, tokens, from) && stands(tokens, from - keys.length, keys);
    if (side === 'after') return adjacent(text, tokens, to) && stands(tokens, to, keys);
    for (let i = first; i + keys.length <= (side === 'earlier' ? from : last); i += 1)
      if ((i + keys.length <= from || i >= to) && stands(tokens, i, keys)) return true;
    return false;
  });
}
