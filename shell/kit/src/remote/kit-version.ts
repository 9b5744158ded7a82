import manifest from '../../package.json' with { type: 'json' };

/** The version of this kit, as its package says. */
export const kitVersion: string = manifest.version;

const numbers = (version: string): number[] => version.split('.').map(Number);

/**
 * `^1.2` or `^1.2.3` against a version. Only the caret form exists: same major, not older. Anything else is refused.
 */
export function kitSatisfies(range: string, version: string = kitVersion): boolean {
  if (!/^\^\d+\.\d+(\.\d+)?$/.test(range)) return false;
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(range.slice(1));
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
