/** Lets a press, a scroll or a paint come first: what takes a slow phone's time goes on in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((next) => setTimeout(next));
