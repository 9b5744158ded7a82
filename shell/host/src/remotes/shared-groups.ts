// A shared module exists for the remotes only when the host mentions it. The eager ones are loaded here; the lazy ones
// are only named: nobody calls the function, their files are fetched when a remote's page needs them.
import '@fitfolio/web-kit/api';
import '@fitfolio/web-kit/events';
import '@fitfolio/web-kit/format';
import '@fitfolio/web-kit/shape';
import '@fitfolio/web-kit/storage';
import '@fitfolio/web-kit/i18n';
import '@fitfolio/web-kit/page';
import '@fitfolio/web-kit/paths';
import '@fitfolio/web-kit/remote';
import '@fitfolio/web-kit/router';
import '@fitfolio/web-kit/session';
import '@fitfolio/web-kit/theme';
import '@fitfolio/web-kit/toast';
import '@fitfolio/web-kit/track';
import '@fitfolio/web-kit/ui/core';
import 'react';
import 'react-dom';
import 'react/jsx-runtime';

/** @public */
export const lazyGroups = () => [
  import('@fitfolio/web-kit/ui/controls'),
  import('@fitfolio/web-kit/ui/forms'),
  import('@fitfolio/web-kit/ui/data'),
  import('@fitfolio/web-kit/ui/tabs'),
  import('@fitfolio/web-kit/ui/feedback'),
];
