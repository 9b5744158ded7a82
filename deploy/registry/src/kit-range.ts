const numbers = (version: string): number[] => version.split('.').map(Number);

/** `^1.2` or `^1.2.3` against a version of the kit, as the host itself checks it: same major, not older; no other form. */
export function kitFits(range: string, version: string): boolean {
  if (!/^\^\d+\.\d+(\.\d+)?$/.test(range)) return false;
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(range.slice(1));
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
