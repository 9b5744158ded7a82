#!/usr/bin/env node
// `npm run new -- remote NAME` and `npm run new -- service NAME`: a running skeleton with a test.
import { join } from 'node:path';
import { newRemote, NewError, newService } from './lib/new.mjs';
import { ensureInstalled, fail, node24, root, run } from './lib/prepare.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const [kind, name, ...rest] = process.argv.slice(2);
if (!['remote', 'service'].includes(kind) || !name || rest.length > 0)
  fail('npm run new -- remote NAME, or npm run new -- service NAME', 2);

const made = () => {
  try {
    return kind === 'remote' ? newRemote(root, name) : newService(root, name);
  } catch (error) {
    if (error instanceof NewError) fail(error.message, 2);
    throw error;
  }
};
const folder = made();
await ensureInstalled();
// Names are as long as they are: lines break where they must.
await run(bin('oxfmt'), [folder]);
if (kind === 'service') {
  await run(bin('turbo'), [
    'run',
    'generate',
    `--filter=@fitfolio/${name}-contract`,
    '--output-logs=errors-only',
  ]);
  await run(node24, [join(root, 'deploy/local/bin/generate.mjs')]);
}
console.log(
  kind === 'remote'
    ? `${folder} answers /${name}.\n  npm run dev -w @fitfolio/${folder}   shows it alone\n  npm start                 shows it in the site`
    : `${folder} answers below /api/${name} from the next npm start on.`,
);
