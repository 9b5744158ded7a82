import { readFileSync } from 'node:fs';
import { refuse } from '@fitfolio/fit-engine/truth/refuse';
import { atLeast, atMost, type Line, share } from './measure.js';

/** A line that a model might say of a source, and whether it says the same. */
export interface Case {
  readonly source: string;
  readonly line: string;
  readonly isTrue: boolean;
}

const fnv = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

/** Half of the sources, by their hash: of these only the totals are looked at. */
const isCounted = (source: string): boolean => (fnv(source) >>> 7) % 2 === 0;

/** The cases of one language: those that were read while the rules were written, or those that are only counted. */
export function casesOf(language: 'en' | 'vi', part: 'read' | 'counted'): Case[] {
  const text = readFileSync(
    new URL(`../../../../engine/test/truth/lines-${language}.txt`, import.meta.url),
    'utf8',
  );
  const cases: Case[] = [];
  let source = '';
  for (const row of text.split('\n').filter((line) => line !== '')) {
    const rest = row.slice(2);
    if (row.startsWith('=')) source = rest;
    else if (isCounted(source) === (part === 'counted'))
      cases.push({ source, line: rest, isTrue: row.startsWith('+') });
  }
  return cases;
}

const trueBar = 0.85;
const lieBar = 0.01;

/** How many true rewrites the truth contract accepts, and how many lies it lets through. */
export function phrasedLines(part: 'read' | 'counted'): Line[] {
  const cases = (['en', 'vi'] as const).flatMap((language) =>
    casesOf(language, part).map((one) => ({
      ...one,
      language,
      accepted: refuse(one.line, [one.source]).length === 0,
    })),
  );
  const accepted = (of: typeof cases): number => share(of.filter((one) => one.accepted).length, of.length);
  const lies = cases.filter((one) => !one.isTrue);
  return [
    ...(['en', 'vi'] as const).map((language) => {
      const rewrites = cases.filter((one) => one.isTrue && one.language === language);
      return atLeast(`true rewrites accepted, ${language}`, rewrites.length, accepted(rewrites), trueBar);
    }),
    ...(['en', 'vi'] as const).map((language) => {
      const own = lies.filter((one) => one.language === language);
      return atMost(`lies let through, ${language}`, own.length, accepted(own), lieBar);
    }),
  ];
}
