const downCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const downMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Class 08 is lost connections, but 08P01 is a statement that Postgres could not read. */
const isDownCode = (code: string): boolean =>
  downCodes.has(code) || (code.startsWith('08') && code.length === 5 && code !== '08P01');

function* chain(error: unknown): Generator<Error & { code?: unknown }> {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < 5; depth += 1) {
    yield at;
    at = 'previous' in at && at.previous !== undefined ? at.previous : at.cause;
  }
}

/** The SQLSTATE of a failed statement, when there is one: `23505` is a broken unique constraint. */
export function sqlState(error: unknown): string | undefined {
  for (const e of chain(error)) if (typeof e.code === 'string' && e.code.length === 5) return e.code;
  return undefined;
}

/** The database could not be reached or threw us out: the work is not at fault and may be tried again. */
export function isDatabaseDown(error: unknown): boolean {
  for (const e of chain(error)) {
    if (typeof e.code === 'string' && isDownCode(e.code)) return true;
    if (downMessages.test(e.message)) return true;
  }
  return false;
}

/** Two transactions stood in each other's way; the loser may simply run again. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');
