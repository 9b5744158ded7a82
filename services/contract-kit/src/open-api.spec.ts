import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { idParams } from './common.js';
import { contractDocuments } from './documents.js';
import { defineEvent } from './message.js';
import { openApi } from './open-api.js';
import { listQuery, pageOf } from './page.js';
import { defineRoute } from './route.js';

const listThings = defineRoute({
  id: 'listThings',
  method: 'GET',
  path: '/things',
  access: 'admin',
  summary: 'All things.',
  query: listQuery(['name']),
  reply: pageOf(z.object({ name: z.string() })),
  errors: ['THING_LOST'],
});
const sendThing = defineRoute({
  id: 'sendThing',
  method: 'POST',
  path: '/things/{id}',
  access: 'public',
  summary: 'Sends a file.',
  params: idParams,
  files: { file: { bytesMax: 10, extensions: ['pdf'], required: true } },
  body: z.strictObject({ note: z.string().optional() }),
  status: 204,
  errors: [],
});

it('describes access, parameters, forms, replies and error codes', () => {
  const document = openApi('things', { sendThing, listThings });
  expect(document).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          security: [{ accessToken: [] }],
          'x-access': 'admin',
          'x-error-codes': ['THING_LOST'],
          parameters: expect.arrayContaining([
            expect.objectContaining({ name: 'page', in: 'query', required: false }),
          ]),
        },
      },
      '/things/{id}': {
        post: {
          parameters: [{ name: 'id', in: 'path', required: true }],
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { required: ['file'], properties: { file: { format: 'binary' }, note: {} } },
              },
            },
          },
          responses: { 204: { description: expect.any(String) } },
        },
      },
    },
  });
});

it('does not depend on the order of the table', () => {
  const one = openApi('things', { listThings, sendThing });
  expect(JSON.stringify(openApi('things', { sendThing, listThings }))).toBe(JSON.stringify(one));
});

it('gives each event a schema under its subject', () => {
  const lost = defineEvent({
    subject: 'evt.things.thing.lost.v1',
    summary: 'A thing was lost.',
    payload: z.object({ thingId: z.uuid() }),
    key: (p) => p.thingId,
  });
  const documents = contractDocuments({ service: 'things', routes: {}, events: { lost } });
  expect(Object.keys(documents)).toEqual(['openapi.json', 'evt.things.thing.lost.v1.json']);
  expect(JSON.parse(documents['evt.things.thing.lost.v1.json'] ?? '')).toMatchObject({
    $id: 'evt.things.thing.lost.v1',
    properties: { thingId: { format: 'uuid' } },
    required: ['thingId'],
  });
});

it('tells the format of text that is tidied up before it is checked', () => {
  const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
  const writeThing = defineRoute({
    id: 'writeThing',
    method: 'POST',
    path: '/things',
    access: 'public',
    summary: 'Writes to somebody.',
    body: z.strictObject({ email, copy: email.optional() }),
    status: 204,
    errors: [],
  });
  const told = { type: 'string', maxLength: 254, format: 'email', pattern: expect.stringContaining('@') };
  const schema = { properties: { email: told, copy: told } };
  expect(openApi('things', { writeThing })).toMatchObject({
    paths: { '/things': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
  });
});
