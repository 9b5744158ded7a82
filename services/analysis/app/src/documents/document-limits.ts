export const pagesMax = 20;
export const outputBytesMax = 6 * 1024 * 1024;
/** What a file may cost: more of the processor's time is too much. */
export const cpuSeconds = 9;
/**
 * When a child is given up. It gives way to the servers, so on a busy machine a second of work can take twenty; whoever
 * waits for an answer has left before (the edge gives a call 30 seconds) and has ended it by its signal.
 */
export const wallClockMs = 60_000;
/** Below the servers: who waits for a page or a balance does not notice that files are read. */
export const niceness = 10;
export const heapMegabytes = 192;
/** Data segment of the child; the heap flag alone does not bound buffers and compiled code. */
export const dataBytes = 768 * 1024 * 1024;
/** Children of one kind that run at once and wait; one person uploads two documents at a time, or three. */
export const childQueue = { atOnceMax: 2, waitingMax: 200, waitMsMax: 15_000, waitingPerPersonMax: 6 };
export const zipEntriesMax = 2_000;
export const zipInflatedBytesMax = 20 * 1024 * 1024;
export const zipRatioMax = 100;
/** Below this size a high ratio is harmless: a few hundred bytes of repeated XML compress very well. */
export const zipRatioFreeBytes = 256 * 1024;
export const paintOperationsMax = 400_000;
/** Files with more are not read a second time. */
export const plainOperationsMax = 40_000;
export const glyphsMax = 200_000;
/** Letters smaller than this (points) cannot be read by a person. */
export const readableSizeMin = 3;
