// Entry point for the host alone: what frames, starts and checks. Not in the table of shared modules.
export { refreshSession } from './api/refresh-session.js';
export { addResources } from './i18n/add-resources.js';
export { countNavigation } from './page/navigation-count.js';
export { PageState } from './page/page-state.js';
export { RemotePages } from './remote/remote-pages.js';
export { withRetries } from './remote/with-retries.js';
export { loadNow, useLoaded, preload } from './remote/use-loaded.js';
export { checkRemote, type RemoteFault } from './remote/check-remote.js';
export { kitVersion } from './remote/kit-version.js';
export {
  parseModuleList,
  type ModuleListEntry,
  type NavEntry,
  type ParsedModules,
} from './remote/module-list.js';
export { Reauthentication } from './session/reauthentication/reauthentication.js';
export { AccessGuard, type PageAccess } from './session/access-guard.js';
export { guestSession } from './session/session-slice.js';
export { followOtherTabs, startSession } from './session/start-session.js';
export { createAppStore, refetchOnReturn, type AppStore, type RenderedQueries } from './store.js';
export { startTheme } from './theme/theme-choice.js';
export { Toaster } from './toast/toaster.js';
export { Provider as StoreProvider } from 'react-redux';
export { BrowserRouter, matchRoutes, MemoryRouter, Route, Routes, useRoutes } from 'react-router-dom';
