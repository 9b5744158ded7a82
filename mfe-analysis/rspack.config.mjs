import { defineRemoteBuild } from '@fitfolio/web-kit/rspack/define-remote-build.mjs';

export default defineRemoteBuild({ name: 'mfe_analysis', port: 4302, folder: import.meta.dirname });
