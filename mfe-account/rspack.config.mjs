import { defineRemoteBuild } from '@fitfolio/web-kit/rspack/define-remote-build.mjs';

export default defineRemoteBuild({ port: 4303, folder: import.meta.dirname, lightContracts: true });
