import { describe, expect, it } from '@jest/globals';
// @ts-expect-error a plain script without types
import { contractFaults } from '../bin/lib/contract-diff.mjs';

const text = { type: 'string', maxLength: 100 };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const json = (schema: object) => ({ 'application/json': { schema } });
const status = { type: 'string', enum: ['open', 'paid'] };

const route = {
  'x-access': 'user',
  parameters: [{ name: 'page', required: false, schema: { type: 'integer', minimum: 1 } }],
  requestBody: { content: json(object({ name: text, kind: status }, ['name'])) },
  responses: { '200': { content: json(object({ id: text, status })) } },
};
const withBody = (schema: object) => ({ ...route, requestBody: { content: json(schema) } });
const withReply = (schema: object) => ({ ...route, responses: { '200': { content: json(schema) } } });
const event = object({ id: text });
const request = {
  properties: { request: object({ id: text }), reply: object({ done: { type: 'boolean' } }) },
};

const contracts = (more: { route?: object | null; event?: object; request?: object } = {}) => ({
  routes: more.route === null ? {} : { 'POST /things': more.route ?? route },
  events: { 'evt.things.thing.made.v1': more.event ?? event },
  requests: { 'rpc.things.do.v1': more.request ?? request },
});
const faults = (more: Parameters<typeof contracts>[0]): string[] =>
  contractFaults(contracts(), contracts(more));

describe('whoever keeps to the last release goes on when', () => {
  it.each([
    ['nothing changes', {}],
    ['a field that is sent need not be sent', { route: withBody(object({ name: text, kind: status }, [])) }],
    [
      'more is taken',
      { route: withBody(object({ name: { ...text, maxLength: 200 }, kind: status, more: text }, ['name'])) },
    ],
    ['more is answered', { route: withReply(object({ id: text, status, more: text })) }],
    [
      'a word is new in an answer',
      { route: withReply(object({ id: text, status: { type: 'string', enum: ['open', 'paid', 'void'] } })) },
    ],
    ['a route is for more people', { route: { ...route, 'x-access': 'public' } }],
    ['an event says more, if it can', { event: object({ id: text, more: text }, ['id']) }],
    [
      'a request may say more',
      {
        request: { properties: { ...request.properties, request: object({ id: text, more: text }, ['id']) } },
      },
    ],
  ])('%s', (_what, more) => {
    expect(faults(more)).toEqual([]);
  });
});

describe('a release is refused when', () => {
  it.each([
    ['a route is gone', { route: null }, 'POST /things: is gone'],
    [
      'a route is for fewer people',
      { route: { ...route, 'x-access': 'admin' } },
      'POST /things: is for admin, it was for user',
    ],
    [
      'a field is needed that was not',
      { route: withBody(object({ name: text, kind: status })) },
      'POST /things body.kind: may be absent where it is needed',
    ],
    [
      'a field is not taken any more',
      { route: withBody(object({ name: text })) },
      'POST /things body.kind: is not taken',
    ],
    [
      'less of a field is taken',
      { route: withBody(object({ name: { ...text, maxLength: 50 }, kind: status }, ['name'])) },
      'POST /things body.name: maxLength is 50, it was 100',
    ],
    [
      'a word is not taken any more',
      { route: withBody(object({ name: text, kind: { type: 'string', enum: ['open'] } }, ['name'])) },
      'POST /things body.kind: "paid" is not one of its words',
    ],
    [
      'a parameter is of another kind',
      { route: { ...route, parameters: [{ name: 'page', required: false, schema: { type: 'boolean' } }] } },
      'POST /things parameters.page: integer where boolean was expected',
    ],
    [
      'an answer lacks a field',
      { route: withReply(object({ id: text })) },
      'POST /things reply.status: is absent where it is needed',
    ],
    [
      'an answer may be null',
      { route: withReply(object({ id: { anyOf: [text, { type: 'null' }] }, status })) },
      'POST /things reply.id: null where string was expected',
    ],
    [
      'another status is answered',
      { route: { ...route, responses: { '201': route.responses['200'] } } },
      'POST /things: answers 201, it was 200',
    ],
    [
      'an event has to say more: messages of before still wait',
      { event: object({ id: text, more: text }) },
      'evt.things.thing.made.v1 sent before, read now.more: is absent where it is needed',
    ],
    [
      'an event says less',
      { event: object({}) },
      'evt.things.thing.made.v1 sent now, read by before.id: is absent where it is needed',
    ],
    [
      'a reply between services says less',
      { request: { properties: { ...request.properties, reply: object({}) } } },
      'rpc.things.do.v1 reply.done: is absent where it is needed',
    ],
  ])('%s', (_what, more, fault) => {
    expect(faults(more)).toEqual([fault]);
  });
});
