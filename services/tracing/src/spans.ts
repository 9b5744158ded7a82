import { hostname } from 'node:os';
import {
  type Attributes,
  context,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceHeader, traceparentOf } from './header.js';

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /**
   * The `traceparent` that came with a call or a message, null to begin a trace. Without it the span belongs to what is being
   * worked on.
   */
  readonly parent?: string | null | undefined;
}

const sendMsMax = 3_000;
const everyMs = 1_000;
const failedFrom = 500;
const propagator = new W3CTraceContextPropagator();

/** The spans of one service, sent in batches. A collector that is away costs spans, never calls. */
export class Spans {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor(service: string, endpoint: string) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      timeoutMillis: sendMsMax,
    });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.namespace': 'fitfolio',
        'service.name': service,
        'service.instance.id': hostname(),
      }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: everyMs })],
    });
    this.tracer = this.provider.getTracer('fitfolio');
  }

  begin({ name, kind, attributes = {}, parent }: SpanStart): StartedSpan {
    const above = parent === undefined ? context.active() : contextOf(parent);
    return new StartedSpan(this.tracer.startSpan(name, { kind, attributes }, above), above);
  }

  /** Sends what is there, for as long as one batch may take. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }
}

const contextOf = (traceparent: string | null): Context =>
  propagator.extract(ROOT_CONTEXT, { [traceHeader]: traceparent ?? '' }, defaultTextMapGetter);

/** A span that has begun: what runs in it finds it as its parent. */
export class StartedSpan {
  constructor(
    private readonly span: Span,
    private readonly above: Context,
  ) {}

  run<T>(work: () => T): T {
    return context.with(trace.setSpan(this.above, this.span), work);
  }

  /** How whoever is called goes on with it. */
  get traceparent(): string {
    return traceparentOf(this.span.spanContext());
  }

  set(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  /** Errors are named, not quoted: their messages may hold what people wrote. */
  fail(error: unknown): void {
    const name = error instanceof Error ? error.name : 'error';
    this.span.setAttribute('error.type', name);
    this.span.setStatus({ code: SpanStatusCode.ERROR, message: name });
  }

  end(): void {
    this.span.end();
  }

  /** Ends the span of a call with its HTTP status; 5xx is the service's failure, 4xx the caller's. */
  answered(status: number): void {
    this.set({ 'http.response.status_code': status });
    if (status >= failedFrom) this.fail(new Error(String(status)));
    this.end();
  }
}
