import { join } from 'node:path';
import { analyse } from '@fitfolio/fit-engine/analyse';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import type { Requirement } from '@fitfolio/fit-engine/report';
import { coreOf, isAlike, plainAsked } from './alike.js';
import { harmonic, realDay, share } from './measure.js';
import { jsonLines } from './truth.js';

export interface MarkedItem {
  readonly quote: string;
  readonly kind: string;
  readonly importance: 'must' | 'nice';
}

interface Post {
  readonly id: string;
  readonly lang: 'en' | 'vi';
  readonly text: string;
}

export interface MarkedPost extends Post {
  readonly items: readonly MarkedItem[];
}

/** The posts of a folder with what careful readers marked in them. */
export function markedPosts(folder: string): MarkedPost[] {
  const posts = new Map(jsonLines<Post>(join(folder, 'posts.jsonl')).map((post) => [post.id, post]));
  return jsonLines<{ id: string; items: MarkedItem[] }>(join(folder, 'labels.jsonl')).flatMap(
    ({ id, items }) => {
      const post = posts.get(id);
      return post ? [{ ...post, items }] : [];
    },
  );
}

/** Families of kinds: what one reader calls a tool, another calls a skill. */
const markedFamily: Readonly<Record<string, string>> = { tool: 'skill', soft: 'skill' };
const ownFamily: Readonly<Record<Requirement['kind'], string>> = {
  'hard-skill': 'skill',
  tool: 'skill',
  'soft-skill': 'skill',
  condition: 'other',
  title: 'title',
  level: 'level',
  duty: 'duty',
  years: 'years',
  degree: 'degree',
  certificate: 'certificate',
  language: 'language',
};
/** Families that a duty, a certificate or a skill of the engine may answer beside their own. */
const alsoAnsweredBy: Readonly<Record<string, readonly string[]>> = {
  skill: ['duty', 'certificate'],
  certificate: ['skill'],
};
/** What is found by its place, for people word it in many ways. */
const byPlace = new Set(['language', 'degree', 'years', 'other']);
/** What a post does not ask for in so many words is listed but not counted as made up. */
const notMarked = new Set(['title', 'duty', 'level']);
const placeSlackChars = 5;

interface Listed extends Requirement {
  readonly family: string;
}

const listOf = ({ text, lang }: Post): Listed[] =>
  analyse({
    resume: plainTextDocument(''),
    job: plainTextDocument(text),
    language: lang,
    today: realDay,
  }).requirements.map((item) => ({ ...item, family: ownFamily[item.kind] }));

function answers(own: Listed, { quote }: MarkedItem, family: string, at: number): boolean {
  if (own.family !== family && !alsoAnsweredBy[family]?.includes(own.family)) return false;
  const { start, end } = own.span;
  if (byPlace.has(family)) {
    const near = at >= start - placeSlackChars && at <= end + placeSlackChars;
    if (near || plainAsked(own.sentence).includes(plainAsked(quote))) return true;
  }
  return own.family === 'duty' ? plainAsked(own.label).includes(coreOf(quote)) : isAlike(own.label, quote);
}

export interface PostTotals {
  readonly posts: number;
  /** Marked items, and how many of them were found. Conditions are not among them. */
  readonly asked: number;
  readonly found: number;
  /** Listed requirements, and how many of them were marked. */
  readonly listed: number;
  readonly right: number;
  /** Items found, conditions among them, and how many had the right importance. */
  readonly weighed: number;
  readonly importanceRight: number;
}

/** What the engine lists of posts beside what was marked in them. */
export function postTotals(posts: readonly MarkedPost[]): PostTotals {
  const sum = {
    posts: posts.length,
    asked: 0,
    found: 0,
    listed: 0,
    right: 0,
    weighed: 0,
    importanceRight: 0,
  };
  for (const post of posts) {
    const listed = listOf(post);
    const used = new Set<Listed>();
    for (const item of post.items) {
      const family = markedFamily[item.kind] ?? item.kind;
      const counts = family === 'other' ? 0 : 1;
      const hits = listed.filter((own) => answers(own, item, family, post.text.indexOf(item.quote)));
      for (const own of hits) used.add(own);
      sum.asked += counts;
      if (hits.length === 0) continue;
      sum.found += counts;
      sum.weighed += 1;
      if (hits.some(({ importance }) => importance === item.importance)) sum.importanceRight += 1;
    }
    for (const own of listed) {
      if (notMarked.has(own.family) || own.family === 'other') continue;
      sum.listed += 1;
      if (used.has(own) || post.items.some(({ quote }) => isAlike(own.label, quote))) sum.right += 1;
    }
  }
  return sum;
}

export function postShares({ asked, found, listed, right, weighed, importanceRight }: PostTotals): {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly importance: number;
} {
  const [precision, recall] = [share(right, listed), share(found, asked)];
  return { precision, recall, f1: harmonic(precision, recall), importance: share(importanceRight, weighed) };
}
