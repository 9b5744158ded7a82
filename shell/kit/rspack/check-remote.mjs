import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const flatKeys = (value, prefix = '') =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? flatKeys(inner, `${prefix}${key}.`)
      : // Languages differ in their plural forms; what matters is that each has the text.
        [`${prefix}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`],
  );

/** The two locales say the same things. */
export const checkLocales = (folder) => {
  const locales = join(folder, 'src/locales');
  const keys = (lang) => {
    const files = readdirSync(locales).filter(
      (name) => name === `${lang}.json` || name.endsWith(`.${lang}.json`),
    );
    return new Set(files.flatMap((name) => flatKeys(JSON.parse(readFileSync(join(locales, name), 'utf8')))));
  };
  const [vi, en] = [keys('vi'), keys('en')];
  const missing = [
    ...[...vi].filter((k) => !en.has(k)).map((k) => `en.json lacks ${k}`),
    ...[...en].filter((k) => !vi.has(k)).map((k) => `vi.json lacks ${k}`),
  ];
  if (missing.length > 0) throw new Error(`src/locales: ${missing.join(', ')}`);
};

/** What must come from the host; bundling it again would be a second copy. */
const forbidden = [
  [/[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/, 'antd (use @fitfolio/web-kit/ui/*)'],
  [
    /[\\/]node_modules[\\/](react|react-dom|react-redux|react-router|react-router-dom|react-i18next|i18next)[\\/]/,
    'a shared library',
  ],
  [/[\\/]node_modules[\\/]@reduxjs[\\/]/, 'redux toolkit (use @fitfolio/web-kit/api)'],
  [/[\\/]shell[\\/]kit[\\/]src[\\/]/, 'a kit module outside the table of shared modules'],
  [/[\\/]shell[\\/]host[\\/]/, 'the host'],
];

/** Fails the build of a remote that carries what the host provides, or another remote's code. */
export class RemoteCheckPlugin {
  constructor(folder) {
    this.folder = folder;
  }
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteCheck', (compilation) => {
      compilation.hooks.processAssets.tap('RemoteCheck', () => {
        const bad = new Set();
        for (const module of compilation.modules) {
          const name = module.nameForCondition?.();
          if (!name) continue;
          for (const [pattern, what] of forbidden) if (pattern.test(name)) bad.add(`${what}: ${name}`);
          const mfe = /[\\/](mfe-[a-z0-9-]+)[\\/]src[\\/]/.exec(name);
          if (mfe && !name.startsWith(this.folder)) bad.add(`another remote: ${name}`);
        }
        if (bad.size === 0) return;
        const Err = compiler.webpack.WebpackError ?? Error;
        compilation.errors.push(new Err(`This remote bundles what it must not:\n  ${[...bad].join('\n  ')}`));
      });
    });
  }
}
