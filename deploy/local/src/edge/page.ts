import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleFiles } from './modules.js';
import { preloadsFor } from './preloads.js';

/** JSON inside HTML: `</script>` and `<!--` cannot end it early. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The host's page for one path: style nonce, the module list inlined, and what the path needs preloaded. */
export function renderPage(
  root: string,
  path: string,
  modules: readonly ModuleFiles[],
): { html: string; nonce: string } {
  const nonce = randomBytes(16).toString('base64');
  const list = inlineJson({ modules: modules.map((m) => m.entry) });
  const html = readFileSync(join(root, 'shell/host/dist/index.html'), 'utf8')
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('<!--preloads-->', () => preloadsFor(root, path, modules).join('\n    '))
    .replace('{"modules":[]}', () => list);
  return { html, nonce };
}
