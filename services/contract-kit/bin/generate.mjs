// Writes `schema/` of the contract package it is run in, from its built routes, events and requests.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractDocuments } from '../dist/documents.js';

const here = process.cwd();
const service = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).name.replace(
  /^@fitfolio\/(.+)-contract$/,
  '$1',
);
const load = async (file, name) => {
  const path = join(here, 'dist', file);
  if (!existsSync(path)) return {};
  const table = (await import(pathToFileURL(path).href))[name];
  if (table === undefined) throw new Error(`${path} does not export ${name}`);
  return table;
};

const documents = contractDocuments({
  service,
  routes: await load('routes.js', `${service}Routes`),
  events: await load('events.js', `${service}Events`),
  requests: await load('requests.js', `${service}Requests`),
});
const folder = join(here, 'schema');
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!(name in documents)) rmSync(join(folder, name));
for (const [name, text] of Object.entries(documents)) writeFileSync(join(folder, name), text);
