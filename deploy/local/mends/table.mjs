// Writes `docs/security-findings.md` from the findings; `--check` writes nothing and exits 1 where the page is another.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bin/lib/prepare.mjs';
import { findings } from './findings.mjs';

const page = 'docs/security-findings.md';
const head = `# What outside tools and hands broke

Each finding of the security review of November 2026, what cured it, and a test that fails without the cure. H: high, M: medium, L: low, with
the number that the review gave it; letters part a finding that has several cures. \`npm run test:mends -- [ID …]\` takes the cure
back in the tree, runs the test, which must fail, puts the cure back and runs it again, which must pass. All of them take a quarter of
an hour or more. \`deploy/local/test/mends.spec.ts\`, in \`npm test\`, holds that each cure stands where this page says.

Written by \`npm run generate\` from \`deploy/local/mends\`.

`;

const code = (text) => `\`${text}\``;
const unique = (list) => [...new Set(list)];
const row = (cells) => `| ${cells.join(' | ')} |`;

/** The page, in the form that \`oxfmt\` gives a table. */
export function pageText() {
  const rows = findings.map(({ id, finding, mends, tests }) => [
    id,
    finding.replaceAll('|', String.raw`\|`),
    unique(mends.map(({ file }) => code(file))).join(', '),
    unique(tests.map(({ test }) => code(test))).join(', '),
  ]);
  const names = ['', 'finding', 'cured in', 'test'];
  const widths = names.map((name, i) =>
    Math.max(3, name.length, ...rows.map((cells) => [...cells[i]].length)),
  );
  const padded = (cells) => row(cells.map((cell, i) => cell + ' '.repeat(widths[i] - [...cell].length)));
  const lines = [padded(names), row(widths.map((width) => '-'.repeat(width))), ...rows.map(padded)];
  return `${head}${lines.join('\n')}\n`;
}

function main() {
  const file = join(root, page);
  if (!process.argv.includes('--check')) return writeFileSync(file, pageText());
  if (readFileSync(file, 'utf8') === pageText()) return undefined;
  console.log(`${page} is not what the findings say: npm run generate`);
  return process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
