import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inlineScript } from './inline-script.mjs';

const palette = JSON.parse(readFileSync(new URL('../src/theme/palette.json', import.meta.url), 'utf8'));

const kebab = (name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const variables = (colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--fit-${kebab(name)}:${value};`)
    .join('');

// Paper is white, whatever the screen was.
const css = `:root{color-scheme:light;${variables(palette.light)}}:root[data-theme="dark"]{color-scheme:dark;${variables(palette.dark)}}@media print{:root[data-theme="dark"]{color-scheme:light;${variables(palette.light)}}}html{background:var(--fit-bg);color:var(--fit-text)}`;

/*
 * Runs before the first paint, so that nobody who chose dark sees a white flash, and nobody who is signed in the links of
 * a guest, nor the stand-in font who has the real one. Kept in step with theme-choice.ts and language-choice.ts. A rendered page has its language: when another was
 * chosen before there was a cookie, the page is asked for once more with it.
 */
const start = () => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored('vite-ui-theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  // A link may ask for a language; it is then the choice, and the page came in it.
  const asked = /[?&]language=(vi|en)(&|$)/.exec(location.search);
  const language = asked ? asked[1] : stored('language') === 'en' ? 'en' : 'vi';
  if (root.dataset.rendered === undefined) {
    root.lang = language;
    return;
  }
  if (stored('fonts')) delete root.dataset.lateFonts;
  if (stored('auth-storage')) root.dataset.session = 'in';
  if (stored('language') && root.lang !== language) {
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    if (document.cookie.includes(`language=${language}`)) location.reload();
  }
};
const js = inlineScript(start);

const named = (text, ext) =>
  `assets/theme.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ext}`;

/** The two small files that give a page its colours before anything else runs. */
export const themeFiles = { css: named(css, 'css'), js: named(js, 'js'), source: js };

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
