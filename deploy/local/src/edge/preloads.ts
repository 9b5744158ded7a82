import type { ModuleFiles } from './modules.js';

/** Preload links for the remote a path belongs to. */
export function preloadsFor(_root: string, _path: string, _modules: readonly ModuleFiles[]): string[] {
  return [];
}
