import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, 'utf8')).version;

/** Versions of the shared packages, as installed. */
export const versions = {
  react: read(require.resolve('react/package.json')),
  'react-dom': read(require.resolve('react-dom/package.json')),
  '@fitfolio/web-kit': read(new URL('../package.json', import.meta.url)),
};
