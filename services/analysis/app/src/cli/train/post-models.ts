import type { PostSentence } from '@fitfolio/fit-engine/job/post-sentences';
import { parseModel } from '@fitfolio/fit-engine/chain/linear';
import { roleFeatures } from '@fitfolio/fit-engine/job/model/role-features';
import { type RoleCode, roleNames, rolesOf } from '@fitfolio/fit-engine/job/model/roles';
import { spanFeatures } from '@fitfolio/fit-engine/job/model/span-features';
import { type LabelledSequence, trainChain, type TrainedWeights } from './chain-trainer.js';
import type { KnowledgeSentence } from './knowledge-sentences.js';
import type { LabelledPost } from './labelled-post.js';
import { labelsOf, spanLabels } from './span-truth.js';
import { modelText } from './write-model.js';

const roleLabels = Object.keys(roleNames);
const roleTraining = { labels: roleLabels, rounds: 80, pull: 1, countMin: 2 };
const spanTraining = { labels: spanLabels, rounds: 100, pull: 1, countMin: 2 };
const knowledgeTraining = { labels: ['O', 'B', 'I'], rounds: 100, pull: 1, countMin: 1 };
/** How many weights are kept: all models together stay below 300 KB. */
const rolePairsMax = 11_000;
const spanPairsMax = 32_000;
const knowledgePairsMax = 7_000;
/**
 * Taken from the weight of "asked for nothing": a missed requirement costs as much as a made-up one, and a sentence
 * marked once in a post leaves its repetitions unmarked. Chosen on folds of the posts that may be read.
 */
const nothingBias = 0.3;
/** The same for single sentences, whose annotators left much unmarked. */
const knowledgeBias = 0.8;
const folds = 5;

const roleSequences = (posts: readonly LabelledPost[]): LabelledSequence[] =>
  posts.map(({ sentences, roleAt }) => ({
    features: sentences.map((_, i) => roleFeatures(sentences, i)),
    labels: sentences.map(({ start }) => roleAt(start) ?? 'C'),
    weight: 1,
  }));

export const trainRoles = (posts: readonly LabelledPost[]): string =>
  modelText(roleLabels, trainChain(roleSequences(posts), roleTraining), rolePairsMax);

/** Roles of each post as a model tells them that has not learned from it: what the span model will meet in use. */
function unseenRoles(posts: readonly LabelledPost[]): Map<string, RoleCode[]> {
  const found = new Map<string, RoleCode[]>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model = parseModel(trainRoles(posts.filter((_, i) => i % folds !== fold)));
    for (const post of posts.filter((_, i) => i % folds === fold))
      found.set(post.id, rolesOf(model, post.sentences));
  }
  return found;
}

function spanSequences(post: LabelledPost, roles: readonly RoleCode[]): LabelledSequence[] {
  return post.sentences.flatMap((sentence: PostSentence, i): LabelledSequence[] => {
    if (sentence.heading) return [];
    const { tokens, features } = spanFeatures(sentence, roles[i] ?? null);
    return [{ features, labels: labelsOf(sentence, tokens, post.spans), weight: 1 }];
  });
}

export function trainSpans(posts: readonly LabelledPost[]): string {
  const roles = unseenRoles(posts);
  const sequences = posts.flatMap((post) => spanSequences(post, roles.get(post.id) ?? []));
  return modelText(spanLabels, lessNothing(trainChain(sequences, spanTraining), nothingBias), spanPairsMax);
}

/** Weights with the first label, "asked for nothing", made less likely everywhere. */
function lessNothing(trained: TrainedWeights, bias: number): TrainedWeights {
  const base = trained.get('b')?.slice() ?? new Float64Array(1);
  base[0] = (base[0] ?? 0) - bias;
  return new Map(trained).set('b', base);
}

function knowledgeSequence({ text, spans }: KnowledgeSentence): LabelledSequence {
  const line = { text, start: 0, end: text.length, bullet: false, heading: false, section: '', line: 0 };
  const { tokens, features } = spanFeatures(line, null);
  const marked = spans.map((span) => ({ ...span, letter: '' }));
  return { features, labels: labelsOf(line, tokens, marked), weight: 1 };
}

export const trainKnowledge = (sentences: readonly KnowledgeSentence[]): string =>
  modelText(
    knowledgeTraining.labels,
    lessNothing(trainChain(sentences.map(knowledgeSequence), knowledgeTraining), knowledgeBias),
    knowledgePairsMax,
  );
