import type { PostSentence } from '../post-sentences.js';
import { bestPath } from '../../chain/chain.js';
import type { LinearModel } from '../../chain/linear.js';
import type { RoleCode } from './roles.js';
import { spanFeatures } from './span-features.js';

/** Hard skill or tool, soft skill, language, degree, certificate, years, other condition. */
export type SpanKind = 'H' | 'S' | 'L' | 'D' | 'C' | 'Y' | 'X';

/** A piece of a sentence that names what is asked for; offsets are within the sentence. */
export interface AskedSpan {
  readonly kind: SpanKind;
  readonly start: number;
  readonly end: number;
}

/** What a sentence asks for, piece by piece. */
export function spansOf(model: LinearModel, sentence: PostSentence, role: RoleCode): AskedSpan[] {
  const { tokens, features } = spanFeatures(sentence, role);
  const spans: { kind: SpanKind; start: number; end: number }[] = [];
  let open = false;
  for (const [i, label] of bestPath(model, features).entries()) {
    const token = tokens[i];
    const last = spans[spans.length - 1];
    if (!token || label === 'O') {
      open = false;
      continue;
    }
    const kind = label.slice(1) as SpanKind;
    if (open && label.startsWith('I') && last?.kind === kind) last.end = token.end;
    else spans.push({ kind, start: token.start, end: token.end });
    open = true;
  }
  return spans;
}
