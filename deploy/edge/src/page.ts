import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Modules } from '@fitfolio/registry/people';
import { preloadsFor, preloadTag } from './preloads.js';

/** Data inside HTML: `</script>` and `<!--` cannot end it early. */
export const inlineData = (type: string, value: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
export const inlineJson = (id: string, value: unknown): string => inlineData('application/json', value, id);

/** Where the style nonce stands: `<style nonce>` of the page, and an element that scripts read it from. */
export const nonceTag = (nonce: string): string => `<meta property="csp-nonce" nonce="${nonce}">`;

/** What the host knows of the remotes before it asks. */
export const moduleList = ({ modules, away }: Modules): string =>
  inlineJson('module-list', { modules: modules.map((m) => m.entry), away });

/** The host's empty page for one path: before `</head>` the style nonce, the module list, and what the path needs. */
export function emptyPage(root: string, path: string, modules: Modules, nonce: string): string {
  const shell = readFileSync(join(root, 'shell/host/dist/index.html'), 'utf8');
  const head = [
    nonceTag(nonce),
    moduleList(modules),
    ...preloadsFor(root, path, modules.modules).map(preloadTag),
  ];
  return shell.replace('</head>', () => `${head.join('\n')}\n</head>`);
}
