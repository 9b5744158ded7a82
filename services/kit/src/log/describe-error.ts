import { sqlState } from '#src/db/database-error';

/** An error as a log may show it. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string[];
  readonly cause?: DescribedError;
}

const depthMax = 4;
const framesMax = 12;
const messageCharsMax = 500;

/**
 * What to log of an error. The message of a failed statement holds the statement with its values (passwords'
 * hashes, people's texts), so of those only the code and the broken constraint are told.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const state = sqlState(error);
  const message = state === undefined ? error.message.slice(0, messageCharsMax) : statement(error, state);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message,
    stack: frames.slice(0, framesMax).map((line) => line.trim()),
    ...(error.cause === undefined || depth >= depthMax
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

function statement(error: Error, state: string): string {
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return constraint === undefined ? `SQLSTATE ${state}` : `SQLSTATE ${state}, constraint ${constraint}`;
}
