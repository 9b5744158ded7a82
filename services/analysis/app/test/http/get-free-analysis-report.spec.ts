import { downloadFreeReport } from '@fitfolio/analysis-contract/free-analysis';
import {
  startTestService,
  type TestReply,
  type TestService,
} from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { extractDocument } from '../../src/documents/extract-document.js';
import { start } from '../support/start.js';
import { completed } from '../support/completed.js';
import { textFile } from '../support/submit.js';
import { resumeText } from '../given/texts.js';

let service: TestService;
let lan: string;
let id: string;

beforeAll(async () => {
  service = await startTestService(start);
  lan = await service.token({ id: '00000000-0000-4000-8000-000000000001' });
  const resume = textFile(resumeText, 'Nguyễn Lan.txt');
  id = await completed(service, lan, { resume, outputLanguage: 'vi' });
});
afterAll(() => service.close());

const answer = (reply: TestReply) => [reply.status, (reply.body as { code: string }).code];
const ask = (analysis: string, token: string) =>
  service.call(downloadFreeReport, { params: { id: analysis } }, { token }) as Promise<TestReply>;

it('is a PDF in the result’s language, under a plain name, that no page may run', async () => {
  const reply = await fetch(`${service.url}/api/free-analysis/${id}/report`, {
    headers: { authorization: `Bearer ${lan}` },
  });
  const bytes = new Uint8Array(await reply.arrayBuffer());
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="fitfolio-nguyen-lan.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const extracted = await extractDocument({ bytes, fileName: 'report.pdf' });
  expect(JSON.stringify(extracted)).toContain('Kết quả phân tích CV');
});

it('has nothing to give before there is a result', async () => {
  const waiting = '00000000-0000-4000-8000-0000000000aa';
  await service.database.sql(
    `insert into free_analysis (id, user_id, status, file_name, output_language, failure_code, created_at)
     select $1, user_id, 'failed', file_name, 'vi', 'ANALYSIS_FAILED', now() from free_analysis where id = $2`,
    [waiting, id],
  );
  expect(answer(await ask(waiting, lan))).toEqual([409, 'RESULT_NOT_READY']);
});

it('is not for every second', async () => {
  const often = await service.token({ id: '00000000-0000-4000-8000-000000000009' });
  const statuses = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await ask(id, often)).status);
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([20, 429]);
});
