import type { ComponentType } from 'react';
import type { Resources } from '../i18n/add-resources.js';
import type { PageAccess } from '../session/access-guard.js';

/** A page component; it takes no properties, all it needs is in the URL and the store. */
export type RemotePage = ComponentType;

/** One page of a remote. */
export interface RemoteRoute {
  /** A literal: the build reads it for the module list and for the edge's preloads. */
  readonly path: `/${string}`;
  /** A literal, after `path`. Guarded by the host before the page is shown. */
  readonly access: PageAccess;
  /**
   * A literal, after `access`: the build renders the page to HTML, which visitors see before any script. An object
   * names the calls whose answers the page needs, by their endpoints: `{ listBundles: '/api/credits/bundles' }`; the
   * edge then renders it, again whenever an answer has changed. Only for pages that say the same to every visitor of a
   * language, and without antd's groups in what they show first. See `shell/kit/README.md`.
   */
  readonly prerender?: true | Readonly<Record<string, `/api/${string}`>>;
  /** `() => import('./login/login-page.js').then((m) => m.LoginPage)`: its own chunk, preloaded per route. */
  readonly load: () => Promise<RemotePage>;
}

/** Shown over whatever page is open, until it calls `onClose`. */
export type RemoteDialog = ComponentType<{ onClose: () => void }>;

/** What a remote gives the host: the default export of its `src/remote.ts`. */
export interface Remote {
  /** The kits it works with, `^2.0`: same major, at least this minor. */
  readonly kit: string;
  readonly routes: readonly RemoteRoute[];
  /** Texts of the namespace named as the remote's folder (`mfe-account`). */
  readonly resources: { readonly namespace: string } & Resources;
  /** What the host itself opens when its moment comes: `onboarding`, for who has just come. */
  readonly dialogs?: { readonly onboarding?: () => Promise<RemoteDialog> };
  /** A frame around all of its pages (the back office); the host's own frame is then absent on `/admin`. */
  readonly frame?: () => Promise<ComponentType<{ children: React.ReactNode }>>;
}

/** Marks what a remote exports, so that the host can tell it from something else. */
export const remoteMark = 'fitfolio-remote' as const;

export const defineRemote = (remote: Remote): Remote & { readonly mark: typeof remoteMark } => ({
  mark: remoteMark,
  ...remote,
});
