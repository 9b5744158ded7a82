import { BadRequestException } from '@nestjs/common';
import { expect, it } from '@jest/globals';
import { toProblem } from './to-problem.js';

const withFields = (message: string, fields: object): Error => Object.assign(new Error(message), fields);

it.each([
  ['an error with a word of forms in it', new Error('the boundary of the multipart was lost')],
  ['what another server answered us', withFields('not found', { statusCode: 404 })],
  ['a refusal by a mail server', withFields('rejected', { code: 'EENVELOPE', statusCode: 400 })],
  ['no error at all', 'oops'],
])('takes %s as our fault', (_what, error) => {
  expect(toProblem(error)).toMatchObject({ code: 'INTERNAL', status: 500, cause: error });
});

it.each([
  [
    'a body that is no JSON',
    withFields('bad', { code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }),
    400,
  ],
  [
    'a body that is too large',
    withFields('big', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
    413,
  ],
  ['what Nest refuses', new BadRequestException(), 400],
])('takes %s as the fault of the client', (_what, error, status) => {
  expect(toProblem(error).status).toBe(status);
});
