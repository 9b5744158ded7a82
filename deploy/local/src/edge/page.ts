import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Modules } from './modules.js';
import { preloadsFor } from './preloads.js';

/** JSON inside HTML: `</script>` and `<!--` cannot end it early. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The host's page for one path: before `</head>` the style nonce, the module list, and what the path needs preloaded. */
export function renderPage(
  root: string,
  path: string,
  { modules, away }: Modules,
): { html: string; nonce: string } {
  const nonce = randomBytes(16).toString('base64');
  const shell = readFileSync(join(root, 'shell/host/dist/index.html'), 'utf8');
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script type="application/json" id="module-list">${inlineJson({ modules: modules.map((m) => m.entry), away })}</script>`,
    ...preloadsFor(root, path, modules),
  ];
  return { html: shell.replace('</head>', () => `${head.join('\n')}\n</head>`), nonce };
}
