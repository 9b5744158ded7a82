// Holds the charts against themselves, without helm: values that schemas do not know, schemas that take any key, alerts that
// nobody explains, and the table of values in README.md, which this writes. `--check` writes nothing. Plain Node, no package.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const readme = join(here, 'README.md');
const operations = join(here, '../../docs/operations.md');
const mark = '<!-- values: written by npm run generate -->';
const faults = [];

const charts = readdirSync(here).filter((name) => existsSync(join(here, name, 'values.yaml')));
const read = (...path) => readFileSync(join(here, ...path), 'utf8');

/** Each value of a values.yaml: its path, its default, and the comment above it that begins with `--`. */
function valuesOf(chart) {
  const found = [];
  const parents = [];
  let about = '';
  for (const line of read(chart, 'values.yaml').split('\n')) {
    const comment = /^\s*# (-- )?(.*)$/.exec(line);
    if (comment) {
      about = comment[1] ? comment[2] : about && `${about} ${comment[2]}`;
      continue;
    }
    const [, indent, key, value] = /^( *)([A-Za-z][A-Za-z0-9]*): ?(.*)$/.exec(line) ?? [];
    if (key === undefined) continue;
    parents.length = indent.length / 2;
    parents.push(key);
    found.push({ path: [...parents], value, about });
    about = '';
  }
  return found;
}

/** Every object of a schema that names its keys takes no others. */
function assertClosed(chart, schema, path = '#') {
  if (Array.isArray(schema)) return schema.forEach((one, i) => assertClosed(chart, one, `${path}/${i}`));
  if (typeof schema !== 'object' || schema === null) return undefined;
  if (schema.properties && schema.additionalProperties !== false)
    faults.push(`${chart}/values.schema.json ${path} takes keys that it does not know`);
  return Object.entries(schema).forEach(([key, one]) => assertClosed(chart, one, `${path}/${key}`));
}

function schemaOf(schema, path) {
  let at = schema;
  for (const key of path) {
    if (at?.$ref)
      at = at.$ref
        .slice(2)
        .split('/')
        .reduce((one, part) => one[part], schema);
    if (!at?.properties) return at;
    at = at.properties[key];
  }
  return at;
}

/** What the chart sets itself, or takes from a Secret. */
const notSettings =
  /^(HOST|PORT|DATABASE_URL|DATABASE_RUNTIME_ROLE|NATS_URL|NATS_USER|NATS_PASSWORD|AUTH_KEYS_URL|PUBLIC_URL|REGISTRY_URL|TRUST_PROXY|DATA_DIR|AUTH_KEY_FILE|OTEL_EXPORTER_OTLP_ENDPOINT)$/;
const isOurs = (name) => !notSettings.test(name);
/** No secrets, but kept with those that they belong to. */
const withSecret = /^(ADMIN_EMAIL|PAYOS_CLIENT_ID)$/;
const secret = /(_KEYS?|_KEY_FILE|_SECRET|_PASSWORD|_TOKEN|SMTP_URL)$/;
const namesIn = (file) =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
    : [];

/** The settings of a service by what its configuration reads, so that one that is misspelt is refused. */
function umbrellaSchema() {
  const schema = JSON.parse(read('fitfolio', 'values.schema.json'));
  const services = join(here, '../../services');
  const shared = namesIn(join(services, 'kit/src/config/service-config.ts'));
  const installed = [...read('fitfolio', 'Chart.yaml').matchAll(/alias: ([a-z]+)/g)].map(([, name]) => name);
  for (const service of installed) {
    const all = new Set([...shared, ...namesIn(join(services, service, 'app/src/config.ts'))]);
    const names = [...all].filter((name) => isOurs(name) && !secret.test(name)).sort();
    const keys = [...all]
      .filter((name) => secret.test(name) || withSecret.test(name))
      .filter(isOurs)
      .sort();
    schema.properties[service] = {
      type: 'object',
      patternProperties: {
        '^settings$': { propertyNames: { enum: names } },
        '^secrets$': { patternProperties: { '^keys$': { items: { enum: keys } } } },
      },
    };
  }
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const cell = (text) => text.replaceAll('|', '\\|');
const table = (chart) => {
  const schema = JSON.parse(read(chart, 'values.schema.json'));
  assertClosed(chart, schema);
  const values = valuesOf(chart);
  for (const { path } of values)
    if (schemaOf(schema, path) === undefined) faults.push(`${chart}: ${path.join('.')} is not in its schema`);
  const rows = values
    .filter(({ value, about }) => value !== '' || about !== '')
    .map(
      ({ path, value, about }) =>
        `| \`${path.join('.')}\` | ${value && `\`${cell(value)}\``} | ${cell(about)} |`,
    );
  const [, description] = /^description: (.*)$/m.exec(read(chart, 'Chart.yaml')) ?? [];
  const head = `## ${chart}\n\n${description}\n`;
  return rows.length === 0
    ? head
    : `${head}\n| value | default | |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
};

const text = `${read('README.md').split(mark)[0]}${mark}\n\n${charts.map(table).join('\n')}`;
const alerts = [...read('fitfolio/files/alerts.yaml').matchAll(/^- alert: (.*)$/gm)].map(([, name]) => name);
const explained = existsSync(operations) ? readFileSync(operations, 'utf8') : '';
for (const name of alerts)
  if (!explained.includes(`\`${name}\``)) faults.push(`docs/operations.md says nothing of the alert ${name}`);

const written = umbrellaSchema();
if (process.argv.includes('--check')) {
  if (written !== read('fitfolio', 'values.schema.json'))
    faults.push('deploy/charts/fitfolio/values.schema.json differs: npm run generate');
  if (text !== read('README.md')) faults.push('deploy/charts/README.md differs: npm run generate');
} else {
  writeFileSync(join(here, 'fitfolio/values.schema.json'), written);
  writeFileSync(readme, text);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
