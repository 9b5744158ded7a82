import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const palette = JSON.parse(readFileSync(new URL('../src/theme/palette.json', import.meta.url), 'utf8'));

const kebab = (name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const variables = (colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--fit-${kebab(name)}:${value};`)
    .join('');

// Paper is white, whatever the screen was.
const css = `:root{color-scheme:light;${variables(palette.light)}}:root[data-theme="dark"]{color-scheme:dark;${variables(palette.dark)}}@media print{:root[data-theme="dark"]{color-scheme:light;${variables(palette.light)}}}html{background:var(--fit-bg);color:var(--fit-text)}`;

// Runs before the first paint, so that nobody who chose dark sees a white flash. Kept in step with theme-choice.ts.
const js = `(()=>{const d=document.documentElement,g=k=>{try{return localStorage.getItem(k)}catch{return null}};const t=g("vite-ui-theme");const dark=t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);d.dataset.theme=dark?"dark":"light";const l=g("language");d.lang=l==="en"?"en":"vi"})();`;

const named = (text, ext) =>
  `assets/theme.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ext}`;

/** The two small files that give a page its colours before anything else runs. */
export const themeFiles = { css: named(css, 'css'), js: named(js, 'js') };

/** Emits them. */
export class ThemeAssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ThemeAssets', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ThemeAssets', stage: -2000 }, () => {
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset(themeFiles.css, new RawSource(css));
        compilation.emitAsset(themeFiles.js, new RawSource(js));
      });
    });
  }
}
