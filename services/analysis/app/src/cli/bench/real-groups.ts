import { join } from 'node:path';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { readDocumentFile } from '../read-document-file.js';
import { designKey, factLines, type Parsed } from './accuracy.js';
import { spanLines } from './knowledge-spans.js';
import { atMost, benchDay, type Line } from './measure.js';
import { peopleOf, type Person } from './people.js';
import { type RealBars, realPeopleLines, realPostLines } from './real-lines.js';
import { markedPosts } from './real-posts.js';
import { countedPeople, isCounted } from './split.js';
import { designTruths, handTruths, taggedSentences, type Truth } from './truth.js';

const bars: RealBars = { items: 0.88, importance: 0.93, facts: 0.92, verdicts: 0.9 };
const countedSpans = { strict: 0.6, overlap: null };
const noBars = { strict: null, overlap: null };
/** The published neural baseline, on text that its authors had not seen. */
const publishedStrictF1 = 0.64;
const published = { strict: publishedStrictF1, overlap: publishedStrictF1 };

async function people(data: string, wanted: (id: string) => boolean): Promise<Person[]> {
  const root = join(data, 'people');
  return [...(await peopleOf(root, 'en', wanted)), ...(await peopleOf(root, 'vi', wanted))];
}

async function parsed(truths: readonly Truth[]): Promise<Parsed[]> {
  const all: Parsed[] = [];
  for (const truth of truths)
    all.push({ truth, facts: parseResume(await readDocumentFile(truth.file), benchDay) });
  return all;
}

const spansOf = (data: string, counted: boolean) =>
  taggedSentences(join(data, 'skillspan-train.jsonl')).filter(
    ({ post }) => post !== null && isCounted(post) === counted,
  );

/** What no rule and no weight has seen. */
export const countedLines = async (data: string): Promise<Line[]> => [
  ...realPostLines(
    markedPosts(join(data, 'job-posts')).filter(({ id }) => isCounted(id)),
    bars,
  ),
  ...realPeopleLines(await people(data, (id) => countedPeople.has(id)), bars),
  ...spanLines('knowledge spans', spansOf(data, true), countedSpans),
];

/** What was read while rules were written, and the public samples. */
export async function readLines(data: string): Promise<Line[]> {
  const hand = await parsed(handTruths(join(data, 'resumes')));
  const designs = await parsed(designTruths(join(data, 'resumes-json')));
  const readings = new Set(designs.map(({ facts }) => designKey(facts))).size;
  return [
    ...realPostLines(
      markedPosts(join(data, 'job-posts')).filter(({ id }) => !isCounted(id)),
      null,
    ),
    ...realPeopleLines(await people(data, (id) => !countedPeople.has(id)), null),
    ...spanLines('knowledge spans', spansOf(data, false), noBars),
    ...spanLines(
      'knowledge spans of 600 more sentences',
      taggedSentences(join(data, 'skillspan-dev-600.jsonl')),
      published,
    ),
    ...factLines([...hand, ...designs], 'public samples: '),
    atMost('different readings of one résumé in four page designs', designs.length, readings, 1),
  ];
}
