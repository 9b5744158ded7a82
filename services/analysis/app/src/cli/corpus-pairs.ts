// Pairs of the own corpus as the engine gets them, one JSON line each, with the report that this process computes.
import { analyse, type AnalyseInput } from '@fitfolio/fit-engine/analyse';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { extractDocument } from '../documents/extract-document.js';
import { corpusResumes } from './bench/corpus/resumes.js';
import { benchDay } from './bench/measure.js';
import { readPosts } from './bench/own-posts.js';

const pairsMax = 20;
const posts = readPosts();
for (const [i, { fileName, bytes }] of (await corpusResumes()).slice(0, pairsMax).entries()) {
  const resume = await extractDocument({ bytes, fileName });
  if (!resume.ok) throw new Error(`${fileName}: ${resume.code}`);
  const job = plainTextDocument(posts[i % posts.length]?.text ?? '');
  const language = i % 2 === 0 ? 'vi' : 'en';
  const input: AnalyseInput = { resume: resume.document, job, language, today: benchDay };
  console.log(JSON.stringify({ fileName, input, report: JSON.stringify(analyse(input)) }));
}
