import type { Skill } from '../catalogue/entry.js';
import { matchSkills } from '../catalogue/skills.js';
import type { TermMatch } from '../catalogue/term-index.js';
import { remember } from '../text/remember.js';
import { type Token, tokenize } from '../text/tokens.js';

/** The words of a sentence and the catalogue's names among them. */
export interface SentenceNames {
  readonly tokens: readonly Token[];
  readonly skills: readonly TermMatch<Skill>[];
}

/** Both models and the rules look at each sentence; its names are looked up once. */
export const namesIn = remember((text: string): SentenceNames => {
  const tokens = tokenize(text);
  return { tokens, skills: matchSkills(text, tokens) };
});
