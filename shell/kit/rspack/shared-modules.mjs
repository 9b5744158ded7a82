/**
 * The one table of modules that exist once in the browser. The host provides every one of them and nobody else does
 * (`import: false` in remotes): a second copy of any would be a second store, a second theme or a second React.
 *
 * `eager` modules are part of the host's first script; the others are files that a remote's page pulls in when it
 * needs them. The groups under `ui/` exist because antd as one shared module would put all of antd on every page.
 *
 * A kit module that is not listed here must not be imported by a remote's page code (the build refuses it).
 *
 * @typedef {{ name: string, eager: boolean, why: string }} SharedModule
 * @type {readonly SharedModule[]}
 */
export const sharedModules = [
  { name: 'react', eager: true, why: 'hooks need one React' },
  { name: 'react-dom', eager: true, why: 'one renderer, portals' },
  { name: 'react/jsx-runtime', eager: true, why: 'every component compiles to it' },
  { name: '@fitfolio/web-kit/api', eager: true, why: 'one RTK Query api and cache' },
  { name: '@fitfolio/web-kit/session', eager: true, why: 'one session, user and balance' },
  { name: '@fitfolio/web-kit/router', eager: true, why: 'one router context, Link with preload' },
  { name: '@fitfolio/web-kit/remote', eager: true, why: 'defineRemote: what the host checks' },
  { name: '@fitfolio/web-kit/paths', eager: true, why: 'every product URL' },
  { name: '@fitfolio/web-kit/events', eager: true, why: 'one bus' },
  { name: '@fitfolio/web-kit/i18n', eager: true, why: 'one i18next and language' },
  { name: '@fitfolio/web-kit/theme', eager: true, why: 'one theme choice' },
  { name: '@fitfolio/web-kit/format', eager: true, why: 'small, used everywhere' },
  { name: '@fitfolio/web-kit/shape', eager: true, why: 'one way to look at what comes from outside' },
  { name: '@fitfolio/web-kit/storage', eager: true, why: 'one list of the keys of browser storage' },
  {
    name: '@fitfolio/web-kit/page',
    eager: true,
    why: 'title and robots of the one document, states of a page',
  },
  { name: '@fitfolio/web-kit/toast', eager: true, why: 'one queue of toasts' },
  { name: '@fitfolio/web-kit/track', eager: true, why: 'one place events go' },
  { name: '@fitfolio/web-kit/ui/core', eager: true, why: 'what the frame itself is made of' },
  { name: '@fitfolio/web-kit/ui/controls', eager: false, why: 'inputs, choices and upload without a form' },
  { name: '@fitfolio/web-kit/ui/forms', eager: false, why: 'form with its fields and errors' },
  { name: '@fitfolio/web-kit/ui/data', eager: false, why: 'lists, pages, descriptions' },
  { name: '@fitfolio/web-kit/ui/tabs', eager: false, why: 'tabs, collapse, steps' },
  { name: '@fitfolio/web-kit/ui/feedback', eager: false, why: 'modal, drawer, confirm' },
];

const versionOf = (name, versions) =>
  versions[name.startsWith('@fitfolio/') ? '@fitfolio/web-kit' : name.split('/')[0]];

/** What the host gives; what it takes of it needs no look at the version. @param {Record<string, string>} versions */
export const providedByHost = (versions) =>
  Object.fromEntries(
    sharedModules.map(({ name, eager }) => {
      const version = versionOf(name, versions);
      return [name, { singleton: true, eager, version, requiredVersion: false }];
    }),
  );

/** What a remote takes. @param {Record<string, string>} versions */
export const takenByRemote = (versions) =>
  Object.fromEntries(
    sharedModules.map(({ name }) => {
      const [major] = versionOf(name, versions).split('.');
      return [name, { singleton: true, import: false, requiredVersion: `^${major}.0.0` }];
    }),
  );
