const pauseMs = 150;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Runs `work` up to `times` times with a growing pause. Throws the last error. */
export async function withRetries<T>(times: number, work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      return await work(attempt);
    } catch (error) {
      if (attempt >= times) throw error;
      // oxlint-disable-next-line no-await-in-loop -- it waits before the next try
      await pause(pauseMs * attempt);
    }
  }
}
