import type { PostSentence } from '../post-sentences.js';
import { bestPath } from '../../chain/chain.js';
import type { LinearModel } from '../../chain/linear.js';
import { roleFeatures } from './role-features.js';

/** What a sentence of a post does. */
export const roleNames = {
  R: 'requirement',
  P: 'preference',
  D: 'duty',
  O: 'offer',
  C: 'company',
  L: 'legal',
  A: 'how-to-apply',
  F: 'facts',
} as const;
export type RoleCode = keyof typeof roleNames;

/** The role of each sentence of a post. */
export const rolesOf = (model: LinearModel, sentences: readonly PostSentence[]): RoleCode[] =>
  bestPath(
    model,
    sentences.map((_, i) => roleFeatures(sentences, i)),
  ) as RoleCode[];
