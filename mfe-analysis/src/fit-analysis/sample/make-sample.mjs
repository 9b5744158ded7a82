// Writes sample.<lang>.json from the texts beside it by the real engine. `--check` fails when they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The rules of this front end allow the engine by a dynamic import only.
const { plainTextDocument } = await import('@fitfolio/fit-engine/document');
const { premiumReport } = await import('@fitfolio/fit-engine/premium');
const { premiumTexts } = await import('@fitfolio/fit-engine/premium/words');

const here = import.meta.dirname;
const check = process.argv.includes('--check');
/** The sample stays the same whenever it is made. */
const today = '2026-11-22';

function sample(language) {
  const [resume, job] = ['resume', 'job'].map((name) =>
    plainTextDocument(readFileSync(join(here, `${name}.${language}.txt`), 'utf8')),
  );
  const report = premiumReport({ resume, job, today });
  return {
    language,
    report,
    texts: premiumTexts(report, language),
    position: report.job.title,
    createdAt: `${today}T02:00:00.000Z`,
  };
}

let stale = false;
for (const language of ['vi', 'en']) {
  const file = join(here, `sample.${language}.json`);
  const text = `${JSON.stringify(sample(language))}\n`;
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) stale = true;
}
if (stale) {
  console.error('The sample of a premium result is not what the engine says: npm run generate');
  process.exit(1);
}
