import { isSpanContextValid, trace } from '@opentelemetry/api';
import { traceparentOf } from './header.js';
import type { Spans, SpanStart, StartedSpan } from './spans.js';

export { SpanKind } from '@opentelemetry/api';
export { traceHeader } from './header.js';
export type { SpanStart, StartedSpan } from './spans.js';

interface Started {
  readonly spans: Spans;
  users: number;
}

/** By service: the roles of one process share what sends their spans. */
const started = new Map<string, Started>();

/**
 * Sends the spans of a service to a collector by OTLP over HTTP, or does nothing without an endpoint: then nothing of
 * OpenTelemetry's SDK is loaded. Gives back what sends the last ones and ends.
 */
export async function startTracing(
  service: string,
  endpoint: string | undefined,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const { Spans: SpansOf } = await import('./spans.js');
  const entry = started.get(service) ?? { spans: new SpansOf(service, endpoint), users: 0 };
  entry.users += 1;
  started.set(service, entry);
  return async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    started.delete(service);
    await entry.spans.close();
  };
}

export const isTraced = (service: string): boolean => started.has(service);

/** A span that is ended by hand; undefined where the service is not traced. */
export const beginSpan = (service: string, start: SpanStart): StartedSpan | undefined =>
  started.get(service)?.spans.begin(start);

/** Does `work` as one span of a service. Where the service is not traced, it is only done. */
export async function inSpan<T>(
  service: string,
  start: SpanStart,
  work: (span: StartedSpan | undefined) => Promise<T>,
): Promise<T> {
  const span = beginSpan(service, start);
  if (span === undefined) return work(undefined);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** What `traceHeader` says of the span that is being worked on; undefined when there is none. */
export function currentTraceparent(): string | undefined {
  const found = trace.getActiveSpan()?.spanContext();
  if (found === undefined || !isSpanContextValid(found)) return undefined;
  return traceparentOf(found);
}

/** The trace that is being worked on, for lines of logs. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
