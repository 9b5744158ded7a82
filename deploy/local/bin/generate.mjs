#!/usr/bin/env node
// Writes `deploy/routes.json`, for the edge and the ingress, from the OpenAPI documents of all contracts.
// `--check` writes nothing and exits 1 when a file on disk differs. Plain Node 20, no package.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Each service's OpenAPI document, by name of the service. */
function readContracts() {
  const folder = join(root, 'services');
  return readdirSync(folder)
    .sort()
    .map((service) => [service, join(folder, service, 'contract/schema/openapi.json')])
    .filter(([, file]) => existsSync(file))
    .map(([service, file]) => [service, JSON.parse(readFileSync(file, 'utf8'))]);
}

function assertOnce(contracts) {
  const seen = new Set();
  for (const [service, document] of contracts)
    for (const [path, operations] of Object.entries(document.paths))
      for (const method of Object.keys(operations)) {
        const operation = `${method.toUpperCase()} ${path}`;
        if (seen.has(operation)) throw new Error(`${service} repeats ${operation}`);
        seen.add(operation);
      }
}

/**
 * The shortest list of prefixes that sends every path to its service by longest prefix. A prefix is one service's
 * when all below is, or when it carries the service's name; otherwise it is divided. Each service also has
 * `/api/<service>`, for health and its own document.
 */
export function routeTable(contracts) {
  assertOnce(contracts);
  const tree = node();
  for (const [service, document] of contracts) {
    for (const path of [`/${service}`, ...Object.keys(document.paths)]) {
      let at = tree;
      for (const segment of path.slice(1).split('/')) {
        const key = segment.startsWith('{') ? '{}' : segment;
        at = at.below[key] ??= node();
        at.services.add(service);
      }
    }
  }
  return divide(tree, '/api', undefined).sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
}

const node = () => ({ services: new Set(), below: {} });

function divide(tree, prefix, owner) {
  return Object.entries(tree.below).flatMap(([segment, child]) => {
    const path = `${prefix}/${segment}`;
    const [only, ...others] = child.services;
    const service = others.length === 0 ? only : child.services.has(segment) ? segment : undefined;
    if (others.length === 0) return service === owner ? [] : [entry(path, service)];
    if (segment === '{}') throw new Error(`a prefix cannot tell the services below ${path} apart`);
    const mine = service === undefined || service === owner ? [] : [entry(path, service)];
    return [...mine, ...divide(child, path, service ?? owner)];
  });
}

function entry(prefix, service) {
  if (prefix.includes('{}')) throw new Error(`a prefix cannot be a parameter: ${prefix}`);
  return { prefix, service };
}

const tableText = (table) => `[\n${table.map((row) => `  ${line(row)}`).join(',\n')}\n]\n`;
const line = ({ prefix, service }) => `{ "prefix": "${prefix}", "service": "${service}" }`;

function main() {
  const name = 'deploy/routes.json';
  const file = join(root, name);
  const text = tableText(routeTable(readContracts()));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (process.argv.includes('--check')) {
    console.log(`${name} is not what the contracts say: npm run generate`);
    process.exit(1);
  }
  writeFileSync(file, text);
  console.log(`wrote ${name}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
