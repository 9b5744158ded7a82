import type { ServerResponse } from 'node:http';
import { problem } from './problem-error.js';

/**
 * Aborts when the connection ends before the answer is written. Node closes the request itself as soon as its body is
 * read, so only the response tells that the client has gone.
 */
export function clientGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished)
      controller.abort(problem('INVALID_INPUT', 'The client left before the answer.'));
  });
  return controller.signal;
}
