import type { ModuleListEntry } from '@fitfolio/web-kit/host';

const reported = new Set<string>();

/**
 * Tells the site, once for each version of a remote, that it did not load or that its page crashed. While a release is tried,
 * such reports decide whether it is taken back. Nothing says who or where.
 */
export function reportFailure({ name, version }: Pick<ModuleListEntry, 'name' | 'version'>): void {
  const report = JSON.stringify({ name, version });
  if (reported.has(report) || !('sendBeacon' in navigator)) return;
  reported.add(report);
  navigator.sendBeacon('/remotes/report', report);
}
