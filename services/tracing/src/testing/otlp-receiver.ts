import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface OtlpReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  close(): Promise<void>;
}

/** Takes traces as a collector does: OTLP 1.x over HTTP, `POST /v1/traces` with a protobuf body. */
export async function otlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const isExport =
      request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
    if (isExport) spans.push(...spansIn(body));
    reply.writeHead(isExport ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
  };
  const server = createServer((request, reply) => void take(request, reply));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The fields of a protobuf message by their numbers: bytes, or a number. */
type Fields = Map<number, (Buffer | number)[]>;

function fieldsOf(message: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  const bytes = (length: number): Buffer => message.subarray(at, (at += length));
  while (at < message.length) {
    const tag = varint();
    const wire = tag & 7;
    const value =
      wire === 0 ? varint() : wire === 1 ? bytes(8) : wire === 2 ? bytes(varint()) : /* wire 5 */ bytes(4);
    const field = tag >>> 3;
    fields.set(field, [...(fields.get(field) ?? []), value]);
  }
  return fields;
}

const messages = (fields: Fields, field: number): Fields[] =>
  (fields.get(field) ?? []).map((value) => fieldsOf(value as Buffer));
const bytesAt = (fields: Fields, field: number): Buffer =>
  (fields.get(field)?.[0] as Buffer | undefined) ?? Buffer.alloc(0);
const text = (fields: Fields, field: number): string => bytesAt(fields, field).toString();

/** `KeyValue`s whose values are text; other values are left out. */
const attributesOf = (fields: Fields, field: number): Record<string, string> =>
  Object.fromEntries(
    messages(fields, field).flatMap((pair) => {
      const [value] = messages(pair, 2);
      return value?.has(1) === true ? [[text(pair, 1), text(value, 1)]] : [];
    }),
  );

const statusError = 2;

/** The numbers are those of `opentelemetry/proto/trace/v1/trace.proto`. */
function spansIn(body: Buffer): ReceivedSpan[] {
  return messages(fieldsOf(body), 1).flatMap((ofResource) => {
    const [resource] = messages(ofResource, 1);
    const service = resource === undefined ? '' : (attributesOf(resource, 1)['service.name'] ?? '');
    return messages(ofResource, 2).flatMap((ofScope) =>
      messages(ofScope, 2).map((span) => ({
        service,
        name: text(span, 5),
        traceId: bytesAt(span, 1).toString('hex'),
        spanId: bytesAt(span, 2).toString('hex'),
        parentSpanId: bytesAt(span, 4).toString('hex'),
        failed: messages(span, 15)[0]?.get(3)?.[0] === statusError,
        attributes: attributesOf(span, 9),
      })),
    );
  });
}
