import { expect, it } from '@jest/globals';
import { otlpReceiver } from '@fitfolio/tracing/testing/otlp-receiver';
import { startTestEdge } from './support/test-edge.js';

const foreign = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const ask = async (url: string): Promise<Record<string, string>> => {
  const reply = await fetch(`${url}/api/notes`, { headers: { traceparent: foreign, tracestate: 'a=b' } });
  return ((await reply.json()) as { headers: Record<string, string> }).headers;
};

it('begins the trace of a call, and passes on nothing of one that a browser names', async () => {
  const receiver = await otlpReceiver();
  const edge = await startTestEdge({ tracesTo: receiver.url });
  const { traceparent = '', tracestate } = await ask(edge.url);
  // What is left is sent when the edge ends.
  await edge.close();
  await receiver.close();
  const [span] = receiver.spans;
  expect(span).toMatchObject({ service: 'edge', name: 'GET /api', parentSpanId: '', failed: false });
  expect(traceparent).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
  expect(traceparent).not.toContain('0af7651916cd43dd8448eb211c80319c');
  expect(tracestate).toBeUndefined();
});

it('names no trace where none is kept', async () => {
  const edge = await startTestEdge();
  const headers = await ask(edge.url);
  await edge.close();
  expect(headers).not.toHaveProperty('traceparent');
  expect(headers).not.toHaveProperty('tracestate');
});
