// Writes sample.<lang>.json from the texts beside it by the real engine. `--check` fails when they differ.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../../../..');
const check = process.argv.includes('--check');

/** A page's worth: the first of each kind, in the report's own order. */
const shown = (requirements) => {
  const left = { must: 6, nice: 3 };
  return requirements.filter(({ importance }) => (left[importance] -= 1) >= 0);
};

function sample(language) {
  const files = ['resume', 'job'].map((name) => join(here, `${name}.${language}.txt`));
  const cli = join(root, 'services/analysis/app/dist/cli/fit.js');
  const report = JSON.parse(
    execFileSync(process.execPath, [cli, 'analyse', ...files, '--lang', language], { encoding: 'utf8' }),
  );
  return {
    score: report.score,
    band: report.band,
    summary: report.summary,
    requirements: shown(report.requirements).map(({ id, label, importance, verdict, evidence }) => ({
      id,
      label,
      importance,
      verdict,
      quote: evidence[0]?.quote ?? null,
    })),
    suggestions: report.suggestions
      .slice(0, 3)
      .map(({ id, title, detail, gain }) => ({ id, title, detail, gain })),
  };
}

let stale = false;
for (const language of ['vi', 'en']) {
  const file = join(here, `sample.${language}.json`);
  const text = `${JSON.stringify(sample(language), null, 2)}\n`;
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) stale = true;
}
if (stale) {
  console.error('The landing page’s sample is not what the engine says: npm run generate');
  process.exit(1);
}
