import { currentTraceId, inSpan, SpanKind } from '@fitfolio/tracing/tracing';
import type { PoolClient } from 'pg';

/** A statement as a span: its text, never its values. What belongs to no trace begins none. */
export function inQuerySpan<T>(service: string, text: string, work: () => Promise<T>): Promise<T> {
  if (currentTraceId() === undefined) return work();
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.namespace': service,
    'db.operation.name': operation,
    'db.query.text': text,
  };
  return inSpan(service, { name: operation, kind: SpanKind.CLIENT, attributes }, work);
}

type Query = (...given: unknown[]) => unknown;

/** Statements of a connection that are awaited. Those of the pool itself come with a callback and are left alone. */
export function traceQueries(service: string, client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...given) => {
    const text = textOf(given[0]);
    const isAwaited = text !== undefined && typeof given.at(-1) !== 'function';
    return isAwaited ? inQuerySpan(service, text, async () => query(...given)) : query(...given);
  };
  Object.assign(client, { query: traced });
}

function textOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  if (typeof given !== 'object' || given === null || 'submit' in given || !('text' in given))
    return undefined;
  return typeof given.text === 'string' ? given.text : undefined;
}
