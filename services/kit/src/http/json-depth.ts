const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Whether arrays and objects are nested deeper than `max`, told before parsing: what walks the value may recurse. */
export function isDeeperThan(json: Uint8Array, max: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i += 1) {
    const byte = json[i] ?? 0;
    if (inString && byte === backslash) i += 1;
    else if (byte === quote) inString = !inString;
    else if (!inString && opening.has(byte)) depth += 1;
    else if (!inString && closing.has(byte)) depth -= 1;
    if (depth > max) return true;
  }
  return false;
}
