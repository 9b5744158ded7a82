#!/usr/bin/env node
// Merges what the contracts generated: `docs/openapi.json`, and `deploy/routes.json` for the edge and the ingress.
// `--check` writes nothing and exits 1 when a file on disk differs. Plain Node 20, no package.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

export function mergeOpenApi(contracts) {
  const paths = {};
  const schemas = {};
  for (const [service, document] of contracts) {
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const method of Object.keys(operations)) {
        if (paths[path]?.[method]) throw new Error(`${service} repeats ${method.toUpperCase()} ${path}`);
      }
      paths[path] = { ...paths[path], ...operations };
    }
    Object.assign(schemas, document.components.schemas);
  }
  const [, first] = contracts[0];
  const sorted = Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)));
  const info = { ...first.info, title: 'Fitfolio' };
  return { ...first, info, paths: sorted, components: { ...first.components, schemas } };
}

/**
 * The shortest list of prefixes that sends every path to its service by longest prefix. A prefix is one service's
 * when all below is, or when it carries the service's name; otherwise it is divided. Each service also has
 * `/api/<service>`, for health and its own document.
 */
export function routeTable(contracts) {
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
  const contracts = readContracts();
  const wanted = {
    'docs/openapi.json': `${JSON.stringify(mergeOpenApi(contracts), null, 2)}\n`,
    'deploy/routes.json': tableText(routeTable(contracts)),
  };
  const check = process.argv.includes('--check');
  const stale = Object.entries(wanted).filter(([name, text]) => {
    const file = join(root, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [name, text] of stale) {
    if (!check) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    console.log(check ? `${name} is not what the contracts say: npm run generate` : `wrote ${name}`);
  }
  if (check && stale.length > 0) process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
