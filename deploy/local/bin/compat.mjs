#!/usr/bin/env node
// `npm run compat`: what the contracts of now break for those who keep to the contracts of the last release
// (`deploy/released-contracts.json`): routes for pages that people have open, events and requests for services of the version
// before. Exit 1 when something breaks: give it a new path, or a new version of its subject, and keep the old one for a while.
// `--released` writes down what is released now. Plain Node 20, no package.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractFaults } from './lib/contract-diff.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const file = join(root, 'deploy/released-contracts.json');

const words = new Set([
  'summary',
  'description',
  'tags',
  'operationId',
  '$comment',
  '$schema',
  '$id',
  'default',
  'security',
]);
/** Without what is only for readers. */
const plain = (value, key) => {
  if (Array.isArray(value)) return value.map((one) => plain(one));
  if (typeof value !== 'object' || value === null) return value;
  const isFields = key === 'properties';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isFields || !words.has(name))
      .map(([name, inner]) => [name, plain(inner, isFields ? undefined : name)]),
  );
};

function readContracts() {
  const contracts = { routes: {}, events: {}, requests: {} };
  for (const service of readdirSync(join(root, 'services')).sort()) {
    const folder = join(root, 'services', service, 'contract/schema');
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).sort()) {
      const document = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const subject = name.replace(/\.json$/, '');
      if (name.startsWith('evt.')) contracts.events[subject] = plain(document);
      else if (name.startsWith('rpc.')) contracts.requests[subject] = plain(document);
      else
        for (const [path, operations] of Object.entries(document.paths))
          for (const [method, operation] of Object.entries(operations)) {
            // Errors are a closed list that every client knows as a whole.
            const { default: _problem, ...responses } = operation.responses;
            const { 'x-error-codes': _codes, ...rest } = operation;
            contracts.routes[`${method.toUpperCase()} ${path}`] = plain({ ...rest, responses });
          }
    }
  }
  return contracts;
}

const now = readContracts();
if (process.argv.includes('--released')) {
  const lines = Object.entries(now).map(([kind, entries]) => {
    const each = Object.entries(entries).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    return `${JSON.stringify(kind)}: {\n${each.join(',\n')}\n}`;
  });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  console.log('Written down: deploy/released-contracts.json');
} else {
  const faults = contractFaults(JSON.parse(readFileSync(file, 'utf8')), now);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0) console.log('✓ whoever keeps to the last release goes on');
  process.exit(faults.length > 0 ? 1 : 0);
}
