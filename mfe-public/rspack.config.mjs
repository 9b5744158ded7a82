import { defineRemoteBuild } from '@fitfolio/web-kit/rspack/define-remote-build.mjs';

export default defineRemoteBuild({ name: 'mfe_public', port: 4301, folder: import.meta.dirname });
