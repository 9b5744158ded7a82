import type { Document } from '../document.js';
import { readDocument } from '../layout/read-text.js';
import { askedIn } from './asked-in.js';
import { importanceOf } from './importance.js';
import { jobFacts } from './job-title.js';
import { type LinearModel, type Reason, reasonsFor, scoresOf } from '../chain/linear.js';
import { postModels } from './model/models.js';
import { roleFeatures } from './model/role-features.js';
import { roleNames } from './model/roles.js';
import { spanFeatures } from './model/span-features.js';
import { readSentences } from './read-job.js';

/** A piece of a sentence that became an item, and the weights that made it one. */
export interface ExplainedPiece {
  readonly text: string;
  readonly start: number;
  /** The type of what is asked (`job/item.ts`); study, years, languages and certificates are read by rules. */
  readonly type: string;
  readonly importance: string;
  readonly reasons: readonly Reason[];
}

export interface ExplainedSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly heading: boolean;
  readonly role: string;
  /** What spoke most for the role, against the next best one, in units of 1/64 of log-odds. */
  readonly reasons: readonly Reason[];
  readonly pieces: readonly ExplainedPiece[];
}

const reasonsMax = 5;

function strongest(model: LinearModel, features: readonly string[], label: number): Reason[] {
  const scores = scoresOf(model, features);
  const others = [...scores.keys()].filter((other) => other !== label);
  const against = others.reduce((a, b) => ((scores[b] ?? 0) > (scores[a] ?? 0) ? b : a), others[0] ?? 0);
  return reasonsFor(model, features, label, against, reasonsMax);
}

/** How a post was read: each sentence with its role, what it asks for, and which words and weights made it so. */
export function explainJob(document: Document): ExplainedSentence[] {
  const read = readDocument(document);
  const facts = jobFacts(read.blocks);
  const models = postModels();
  const sentences = readSentences(read, facts.company);
  const plain = sentences.map(({ sentence }) => sentence);
  return sentences.map(({ sentence, role }, i) => {
    const { text, start, end, heading } = sentence;
    const asks = heading || !'RPD'.includes(role) ? [] : askedIn(sentence, role, facts);
    const { tokens, features } = spanFeatures(sentence, role);
    const pieces = asks.map((ask): ExplainedPiece => {
      const at = tokens.findIndex((token) => token.end > ask.start);
      const word = features[at] ?? [];
      const scores = [...scoresOf(models.spans, word)];
      return {
        text: text.slice(ask.start, ask.end),
        start: start + ask.start,
        type: ask.ask.type,
        importance: importanceOf(text, ask.start, ask.end, role),
        reasons: strongest(models.spans, word, scores.indexOf(Math.max(...scores))),
      };
    });
    const label = models.roles.labels.indexOf(role);
    const reasons = strongest(models.roles, roleFeatures(plain, i), label);
    return { text, start, end, heading, role: roleNames[role], reasons, pieces };
  });
}
