// pdf.js wants the browser's drawing classes at load time, though reading text never draws. Empty ones keep a native
// canvas library out of the process that reads hostile bytes.
class Nothing {}

const scope = globalThis as unknown as Record<string, unknown>;
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) scope[name] ??= Nothing;
