/** Name of a file, from this folder → its bytes. */
export function makeFonts(): Promise<Map<string, Uint8Array>>;
