import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type OtlpReceiver, otlpReceiver, type ReceivedSpan } from '@fitfolio/tracing/testing/otlp-receiver';
import { parseConfig, ServiceConfig } from '#src/config/service-config';
import { createLogger } from '#src/log/logger';
import { NatsLink } from '#src/messaging/nats-link';
import { RpcClient } from '#src/rpc/rpc-client';
import { eventually } from '#src/testing/eventually';
import { startTestService, type TestService } from '#src/testing/test-service';
import { addNote, failNote, renameNote } from './notes/contract.js';
import { start } from './notes/main.js';

let receiver: OtlpReceiver;
let service: TestService;
beforeAll(async () => {
  receiver = await otlpReceiver();
  service = await startTestService(start, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url } });
});
afterAll(() => service.close());

const traceId = (n: number): string => String(n).padStart(32, '0');
const above = 'b7ad6b7169203331';
const spansOf = (n: number): ReceivedSpan[] => receiver.spans.filter((span) => span.traceId === traceId(n));
const traced = (n: number) => ({ headers: { traceparent: `00-${traceId(n)}-${above}-01` } });

/** Whether a span is below another one, however deep. */
function isBelow(span: ReceivedSpan, root: ReceivedSpan): boolean {
  const parent = receiver.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent === root || (parent !== undefined && isBelow(parent, root));
}

it('follows a call through the database and NATS to its handlers, as one trace', async () => {
  const token = await service.token();
  await service.call(addNote, { body: { text: 'hello' } }, { token, ...traced(1) });
  const [call, ...others] = await eventually(async () => {
    const found = spansOf(1);
    const root = found.find(({ name }) => name === 'POST /api/notes');
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/notes',
        'process evt.notes.note.added.v1',
        'process evt.notes.note.shouted.v1',
      ]),
    );
    return [root, ...found.filter((span) => span !== root)] as ReceivedSpan[];
  });
  expect(call).toMatchObject({ service: 'notes', parentSpanId: above, failed: false });
  for (const span of others) expect(isBelow(span, call as ReceivedSpan)).toBe(true);
  const statements = others.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'UPDATE', 'COMMIT']));
  expect(JSON.stringify(statements)).not.toContain('hello');
});

it('follows a request from one service to another and back', async () => {
  const link = new NatsLink('notes', parseConfig(ServiceConfig, service.env), createLogger('test', 'silent'));
  try {
    await new RpcClient(link).request(renameNote, { noteId: randomUUID(), text: 'a' });
  } finally {
    await link.close();
  }
  await eventually(async () => {
    const found = receiver.spans.filter(({ name }) => name === renameNote.subject);
    const asked = found.find(({ parentSpanId }) => parentSpanId === '');
    const served = found.find(({ parentSpanId }) => parentSpanId !== '');
    expect(served?.parentSpanId).toBe(asked?.spanId);
    expect(served?.traceId).toBe(asked?.traceId);
  });
});

it('marks what fails, and says nothing of what was in it', async () => {
  await service.call(failNote, { body: {} }, traced(2));
  const [span] = await eventually(async () => {
    expect(spansOf(2)).toHaveLength(1);
    return spansOf(2);
  });
  expect(span?.failed).toBe(true);
  expect(JSON.stringify(span)).not.toContain('secret');
});

it('goes on when the collector is away', async () => {
  await receiver.close();
  const token = await service.token();
  expect((await service.call(addNote, { body: { text: 'unseen' } }, { token })).status).toBe(201);
});
