/** Longest run of the engine on one pair of documents; a usual one takes some tens of milliseconds. */
export const engineMsMax = 10_000;
/** As many as runs are taken up at a time. */
export const engineThreadsMax = 2;
/** Of many runs that one person started at once: they leave a thread to those who wait for one result. */
export const bulkThreadsMax = engineThreadsMax - 1;
export const engineHeapMegabytes = 256;
