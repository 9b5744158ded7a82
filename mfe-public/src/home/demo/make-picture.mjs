// Writes picture.<lang>.json from the first sample by the real engine. `--check` fails when they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from './sample-job.ts';
import { viewOf } from './sample-view.ts';

// The rules of this front end allow the engine by a dynamic import only.
const { analyse } = await import('@fitfolio/fit-engine/analyse');
const { plainTextDocument } = await import('@fitfolio/fit-engine/document');

const check = process.argv.includes('--check');

async function picture(language) {
  const { texts } = await import(`./texts.${language}.ts`);
  const { resume, job } = texts.accountant;
  const report = analyse({
    resume: plainTextDocument(resume),
    job: plainTextDocument(job),
    language,
    today,
  });
  return viewOf(report, resume, new Set());
}

let stale = false;
for (const language of ['vi', 'en']) {
  const file = join(import.meta.dirname, `picture.${language}.json`);
  const text = `${JSON.stringify(await picture(language))}\n`;
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) stale = true;
}
if (stale) {
  console.error('The landing page’s picture is not what the engine says: npm run generate');
  process.exit(1);
}
