import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestReply, type TestService } from '#src/testing/test-service';
import { noteBytesMax } from '../notes/contract.js';
import { start } from '../notes/main.js';

let service: TestService;
let authorization: string;
beforeAll(async () => {
  service = await startTestService(start);
  authorization = `Bearer ${await service.token()}`;
});
afterAll(() => service.close());

const upload = (form: FormData): Promise<TestReply> =>
  service.raw('POST', '/notes/upload', { headers: { authorization }, body: form });
const form = (...parts: [string, string | Blob, string?][]): FormData => {
  const made = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') made.append(name, value);
    else made.append(name, value, fileName);
  }
  return made;
};
const blob = (bytes: number, type = 'text/plain'): Blob => new Blob([new Uint8Array(bytes)], { type });

it('gives the file with a clean name, its claimed type and its bytes', async () => {
  const name = 'C:\\temp\\..\\He\u0302n\u202e gặp.txt';
  const reply = await upload(form(['title', 'mine'], ['file', blob(noteBytesMax), name]));
  expect(reply.body).toEqual({
    fileName: 'Hên gặp.txt',
    type: 'text/plain',
    size: noteBytesMax,
    title: 'mine',
  });
});

it.each([
  ['one byte too many', [['file', blob(noteBytesMax + 1), 'a.txt']], 413, 'FILE_TOO_LARGE'],
  ['far too many bytes', [['file', blob(20_000_000), 'a.txt']], 413, 'FILE_TOO_LARGE'],
  ['a file nobody asked for', [['other', blob(1), 'a.txt']], 400, 'INVALID_INPUT'],
  ['a field nobody asked for', [['is_admin', 'true']], 400, 'INVALID_INPUT'],
  [
    'the file twice',
    [
      ['file', blob(1), 'a.txt'],
      ['file', blob(1), 'b.txt'],
    ],
    400,
    'INVALID_INPUT',
  ],
  ['a field that is too long', [['title', 'x'.repeat(51)]], 400, 'INVALID_INPUT'],
  ['a huge field', [['title', 'x'.repeat(1_500_000)]], 400, 'INVALID_INPUT'],
] as [string, [string, string | Blob, string?][], number, string][])(
  'refuses %s',
  async (_name, parts, status, code) => {
    const reply = await upload(form(...parts));
    expect(reply.body).toMatchObject({ code });
    expect(reply.status).toBe(status);
  },
);

it('reads no more of a form than its first field that nobody asked for', async () => {
  const fields = Array.from({ length: 20 }, (_, i): [string, string] => [`x${i}`, 'x'.repeat(1_000_000)]);
  const reply = await upload(form(...fields));
  expect(reply.body).toMatchObject({ code: 'INVALID_INPUT', details: [{ path: 'body.x0' }] });
});

it('names the field of a file that is too large', async () => {
  const reply = await upload(form(['file', blob(noteBytesMax + 1), 'a.txt']));
  expect(reply.body).toMatchObject({ details: { field: 'file', bytesMax: noteBytesMax } });
});

it.each([
  ['JSON', 'application/json', '{}', 415],
  ['a form without a boundary', 'multipart/form-data', 'x', 400],
  ['a form that ends in the middle', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp', 400],
  [
    'half a file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
    400,
  ],
])('refuses %s instead of a form', async (_name, type, body, status) => {
  const reply = await service.raw('POST', '/notes/upload', {
    headers: { authorization, 'content-type': type },
    body,
  });
  expect(reply.status).toBe(status);
});

it('refuses a file before reading it when nobody is signed in', async () => {
  const reply = await service.raw('POST', '/notes/upload', { body: form(['file', blob(10), 'a.txt']) });
  expect(reply.status).toBe(401);
});
