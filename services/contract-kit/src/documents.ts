import type { EventDefinition, RpcDefinition } from './message.js';
import { jsonSchema, type JsonObject, openApi } from './open-api.js';
import type { RouteTable } from './route.js';

/** What one service promises. */
export interface ContractParts {
  readonly service: string;
  readonly routes: RouteTable;
  readonly events: Readonly<Record<string, EventDefinition>>;
  readonly requests?: Readonly<Record<string, RpcDefinition>>;
}

export const generatedMark = 'Generated from the contract by `npm run generate`; do not edit.';

/** The JSON Schema of an event's payload, as it travels. */
export function eventSchema(event: EventDefinition): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: event.subject,
    $comment: generatedMark,
    description: event.summary,
    ...jsonSchema(event.payload, 'output'),
  };
}

/** The JSON Schemas of a request between services and of its reply, as they travel. */
export const requestSchema = ({ subject, summary, request, reply, errors }: RpcDefinition): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: subject,
  $comment: generatedMark,
  description: summary,
  properties: { request: jsonSchema(request, 'input'), reply: jsonSchema(reply, 'output') },
  'x-error-codes': [...errors],
});

/** Every file of a contract's `schema/` folder, by name. */
export function contractDocuments({
  service,
  routes,
  events,
  requests = {},
}: ContractParts): Record<string, string> {
  const documents: Record<string, JsonObject> = { 'openapi.json': openApi(service, routes) };
  for (const event of Object.values(events)) documents[`${event.subject}.json`] = eventSchema(event);
  for (const request of Object.values(requests))
    documents[`${request.subject}.json`] = requestSchema(request);
  return Object.fromEntries(
    Object.entries(documents).map(([name, document]) => [name, `${JSON.stringify(document, null, 2)}\n`]),
  );
}
