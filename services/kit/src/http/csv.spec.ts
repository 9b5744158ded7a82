import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { csvStream } from './csv.js';

type Columns<Row> = Parameters<typeof csvStream<Row>>[2];

/** What a client gets of a file with these batches; a batch that is an error fails. */
async function download<Row>(columns: Columns<Row>, parts: readonly (readonly Row[] | Error)[]) {
  async function* rows(): AsyncGenerator<readonly Row[]> {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      yield part;
    }
  }
  const app = fastify();
  app.get('/', (_request, reply) => csvStream(reply, 'list', columns, rows()));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const reply = await fetch(url);
    // `text()` would take the mark away.
    return { reply, text: Buffer.from(await reply.arrayBuffer()).toString() };
  } finally {
    await app.close();
  }
}

const csv = async <Row>(columns: Columns<Row>, rows: readonly Row[]) =>
  (await download(columns, [rows])).text;

it('quotes texts and lets none be a formula, whatever sign the reader parts cells by', async () => {
  const texts = [
    ['plain', '"plain"'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', `"'=1+1"`],
    ['+84', `"'+84"`],
    ['-1', `"'-1"`],
    ['@x', `"'@x"`],
    [' =1', `"' =1"`],
    ['\t=1', `"\t'=1"`],
    ['a;=1+1', `"a;'=1+1"`],
    ['a\t@x', `"a\t'@x"`],
    ['a, -1', `"a,' -1"`],
    ['a\n=1', `"a\n'=1"`],
    ['2024-2025', '"2024-2025"'],
    ['Nguyễn', '"Nguyễn"'],
  ] as const;
  const file = await csv(
    { text: (t: string) => t },
    texts.map(([text]) => text),
  );
  expect(file.split('\r\n')).toEqual(['\ufefftext', ...texts.map(([, line]) => line), '']);
});

it('leaves numbers numbers, and nothing nothing', async () => {
  expect(await csv({ n: (n: number | null) => n }, [-5, null])).toBe('\ufeffn\r\n-5\r\n\r\n');
});

it('quotes headings that are more than a word, and lets none be a formula', async () => {
  const columns = { plain: () => 1, 'a, =b': () => 2, '=1': () => 3 };
  expect(await csv(columns, [null])).toBe(`\ufeffplain,"a,' =b","'=1"\r\n1,2,3\r\n`);
});

const n = { n: (value: number) => value };

it('sends all batches as one file of its name', async () => {
  const { reply, text } = await download(n, [[1, 2], [3], []]);
  expect(text).toBe('\ufeffn\r\n1\r\n2\r\n3\r\n');
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="list.csv"');
});

it('is an error before the first row, and a broken download after it, never a part that looks whole', async () => {
  expect((await download(n, [new Error('the database is gone')])).reply.status).toBe(500);
  await expect(download(n, [[1], new Error('the database is gone')])).rejects.toThrow('terminated');
});
