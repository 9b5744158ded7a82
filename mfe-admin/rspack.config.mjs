import { defineRemoteBuild } from '@fitfolio/web-kit/rspack/define-remote-build.mjs';

export default defineRemoteBuild({ name: 'mfe_admin', port: 4304, folder: import.meta.dirname });
