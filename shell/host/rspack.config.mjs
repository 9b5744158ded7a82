import { defineHostBuild } from '@fitfolio/web-kit/rspack/define-host-build.mjs';

export default defineHostBuild({ folder: import.meta.dirname });
