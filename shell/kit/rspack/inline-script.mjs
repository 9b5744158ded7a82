import { rspack } from '@rspack/core';

/** A function as the short text of a script that runs it at once. It may use nothing from outside of itself. */
export const inlineScript = (run) =>
  rspack.experiments.swc.minifySync(`(${run})()`, { compress: true, mangle: true }).code;
