import type { SpanContext } from '@opentelemetry/api';

/** The header of W3C's Trace Context. */
export const traceHeader = 'traceparent';

export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
