import type { LoggerService } from '@nestjs/common';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { currentTraceId } from '@fitfolio/tracing/tracing';
import { describeError } from './describe-error.js';
import { currentRequestId } from './request-context.js';

export type { Logger } from 'pino';

/** Never written out, wherever in a logged object they stand (two levels deep). */
const secretKeys = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'code',
  'secret',
  'authorization',
  'cookie',
];
const redact = secretKeys.flatMap((k) => [k, `*.${k}`, `*.*.${k}`, `*["set-${k}"]`]);

/**
 * JSON lines on standard output. Text of users reaches a line only as a JSON string, so it cannot forge one.
 * Each line carries the id of the request it belongs to.
 */
export const createLogger = (service: string, level: string): Logger =>
  pino(logOptions(service, level), pino.destination({ dest: 1, sync: false }));

export function logOptions(service: string, level: string): LoggerOptions {
  return {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: (error: unknown) => describeError(error) },
    redact: { paths: redact, censor: '[redacted]' },
    mixin: () => {
      const requestId = currentRequestId();
      const traceId = currentTraceId();
      return {
        ...(requestId === undefined ? {} : { requestId }),
        ...(traceId === undefined ? {} : { traceId }),
      };
    },
  };
}

/** Nest's own messages through the same logger; its start-up chatter only at `debug`. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }
  error(message: unknown, stack?: unknown): void {
    this.logger.error({ stack }, String(message));
  }
  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }
}
