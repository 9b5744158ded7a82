#!/usr/bin/env node
// `npm run advisories -- [--save]`: the known vulnerabilities of what is shipped. It asks the npm registry; where that answers
// none, it reads the snapshot beside this folder and says how old it is. Exit 1 for one that is high or critical and not among
// the snapshot's `accepted`, which gives a reason for each. `--save` writes the answer into the snapshot; `--snapshot FILE`
// takes another file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, fail, root } from './lib/prepare.mjs';

const { values: options } = parseArgs({
  options: {
    save: { type: 'boolean', default: false },
    snapshot: { type: 'string', default: join(root, 'deploy/local/advisories.json') },
  },
});
const dayMs = 86_400_000;
const grave = new Set(['high', 'critical']);

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const locked = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { name, version }]) => ({
    path,
    id: `${name ?? path.split('node_modules/').at(-1)}@${version}`,
  }));
const shipped = new Map(locked.map(({ path, id }) => [path, id]));
const shippedIds = new Set(shipped.values());
const lockHash = createHash('sha256')
  .update([...shippedIds].sort().join('\n'))
  .digest('hex');

/** What `npm audit` finds, each advisory once, with those of our packages that have it; null when nobody answers. */
function ask() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit', 'dev', '--fetch-retries', '0'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    return null;
  }
  if (typeof report.vulnerabilities !== 'object') return null;
  return Object.values(report.vulnerabilities).flatMap(({ via, nodes }) =>
    via
      .filter((cause) => typeof cause === 'object')
      .map(({ url, name, title, severity, range }) => ({
        id: url.split('/').at(-1),
        name,
        title,
        severity,
        range,
        found: [...new Set(nodes.map((node) => shipped.get(node)).filter(Boolean))].sort(),
      })),
  );
}

const snapshot = JSON.parse(readFileSync(options.snapshot, 'utf8'));
const answered = ask();
if (answered !== null) console.log(`The registry answered for ${shippedIds.size} packages.`);
else if (options.save) fail('The registry answers no advisories, so that there is nothing to save.', 2);
else if (snapshot.date === null)
  console.log('The registry answers no advisories, and no snapshot was ever saved: NOTHING IS KNOWN.');
else {
  const days = Math.floor((Date.now() - Date.parse(snapshot.date)) / dayMs);
  console.log(`The registry answers no advisories. The snapshot is of ${snapshot.date}, ${days} days old.`);
  if (snapshot.lock !== lockHash)
    console.log('Packages have changed since: of those that are new, nothing is known.');
}
if (options.save) {
  const date = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify({ ...snapshot, date, lock: lockHash, advisories: answered }, null, 2);
  writeFileSync(options.snapshot, `${text}\n`);
}

const known = (answered ?? snapshot.advisories).filter(({ found }) => found.some((id) => shippedIds.has(id)));
const refused = known.filter(({ id, severity }) => grave.has(severity) && !snapshot.accepted[id]);
for (const advisory of known) {
  const { id, severity, found, title } = advisory;
  const reason = snapshot.accepted[id] ? ` (accepted: ${snapshot.accepted[id]})` : '';
  console.log(
    `${refused.includes(advisory) ? '✗' : '·'} ${severity} ${id} ${found.join(', ')}: ${title}${reason}`,
  );
}
process.exit(refused.length > 0 ? 1 : 0);
