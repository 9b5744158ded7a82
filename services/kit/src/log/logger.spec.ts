import { expect, it } from '@jest/globals';
import { acceptRequestId, currentRequestId, withRequestId } from './request-context.js';
import { type Logger, logOptions } from './logger.js';
import { pino } from 'pino';

const written = (work: (logger: Logger) => void): string => {
  let text = '';
  work(pino(logOptions('test', 'info'), { write: (line: string) => void (text += line) }));
  return text;
};

it('writes user text as one line that cannot pass for another', () => {
  const text = written((l) => l.info({ name: 'a"}\n{"level":"info","msg":"forged"}' }, 'x\r\ny'));
  expect(text.trimEnd().split(/\r|\n/)).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({ msg: 'x\r\ny', service: 'test' });
});

it('keeps secrets out, also inside', () => {
  const text = written((l) =>
    l.info(
      { password: 's3cret', body: { token: 's3cret', deep: { code: 's3cret' } }, cookie: 's3cret' },
      'x',
    ),
  );
  expect(text).not.toContain('s3cret');
});

it('tells of a failed statement its code, not its values', () => {
  const cause = Object.assign(new Error("insert into x values ('s3cret')"), {
    code: '23505',
    constraint: 'x_key',
  });
  const text = written((l) => l.error({ err: new Error('saving failed: s3cret', { cause }) }, 'x'));
  expect(text).not.toContain('s3cret');
  expect(text).toContain('SQLSTATE 23505, constraint x_key');
});

it('puts the request id on each line', () => {
  const text = withRequestId('req-12345', () => written((l) => l.info('x')));
  expect(JSON.parse(text)).toMatchObject({ requestId: 'req-12345' });
  expect(currentRequestId()).toBeUndefined();
});

it.each(['', 'short', 'has space in it', 'x'.repeat(65), 'new\nline-12345', 7])(
  'makes an id instead of %j',
  (given) => {
    expect(acceptRequestId(given)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
