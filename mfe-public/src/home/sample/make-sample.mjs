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

/** The lines of the résumé that the picture of the landing page shows: name, title, first job, school, skills. */
const drawnLines = [1, 2, 8, 9, 10, 11, 12, 13, 14, 22, 23, 24, 27, 28];
const drawn = { met: 4, 'not-found': 2 };

/** A part of the résumé with what the engine found in it: each verdict has a number, and its evidence the same. */
function picture(text, requirements) {
  const lines = text.split('\n').filter((_line, n) => drawnLines.includes(n + 1));
  const left = { ...drawn };
  const points = [];
  for (const { label, verdict, evidence } of requirements) {
    const quote = evidence
      .map((each) => each.quote)
      .find((each) => lines.some((line) => line.includes(each)));
    const isNew = quote !== undefined && !points.some((point) => point.quote === quote);
    if (!(left[verdict] > 0) || (verdict === 'met' && !isNew)) continue;
    left[verdict] -= 1;
    points.push({ number: points.length + 1, label, verdict, quote: verdict === 'met' ? quote : null });
  }
  const numbered = new Set();
  return {
    points: points.map(({ quote: _quote, ...point }) => point),
    lines: lines.map((line) => {
      const found = points.find(
        ({ number, quote }) => quote && !numbered.has(number) && line.includes(quote),
      );
      if (found) numbered.add(found.number);
      const [before, ...rest] = found ? line.split(found.quote) : [line];
      return {
        heading: line === line.toUpperCase() && !line.includes(','),
        before,
        evidence: found?.quote ?? '',
        after: rest.join(found?.quote),
        number: found?.number ?? null,
      };
    }),
  };
}

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
    picture: picture(readFileSync(files[0], 'utf8'), report.requirements),
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
