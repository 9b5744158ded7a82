import {
  adminListCorrections,
  type Correction,
  correctFreeAnalysis,
} from '@fitfolio/analysis-contract/corrections';
import { getFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { start } from '../support/start.js';
import { completed } from '../support/completed.js';

let service: TestService;
let lan: string;
let binh: string;
let admin: string;
let id: string;
let report: Report;

const read = async (token = lan, of = id) =>
  (await service.call(getFreeAnalysis, { params: { id: of } }, { token })).body.data;
const put = (corrections: readonly unknown[], token: string | null = lan, of = id) =>
  service.call(
    correctFreeAnalysis,
    { params: { id: of }, body: { corrections: corrections as Correction[] } },
    token === null ? {} : { token },
  );
const code = (reply: { body: unknown }): string => (reply.body as { code: string }).code;

beforeAll(async () => {
  service = await startTestService(start);
  lan = await service.token({ id: '00000000-0000-4000-8000-000000000001' });
  binh = await service.token({ id: '00000000-0000-4000-8000-000000000002' });
  admin = await service.token({ id: '00000000-0000-4000-8000-000000000003', isAdmin: true });
  id = await completed(service, lan);
  report = (await read()).analysis_result!;
});
afterAll(() => service.close());
beforeEach(() => service.database.sql('delete from free_analysis_correction'));

const requirement = (label: string) => report.requirements.find((each) => each.label.includes(label))!;
const dismiss = (label = 'Docker'): Correction => ({ kind: 'dismiss', requirementId: requirement(label).id });
const lineOf = (text: string): number =>
  report.documents.resume.split('\n').findIndex((line) => line.includes(text));

describe('PUT /free-analysis/{id}/corrections', () => {
  it('keeps them beside the report, whose bytes stay', async () => {
    const stored = async () =>
      (await service.database.sql<{ text: string }>('select result::text as text from free_analysis'))[0]
        ?.text;
    const before = await stored();
    const all: Correction[] = [
      { kind: 'importance', requirementId: requirement('HTML').id, importance: 'nice' },
      { kind: 'evidence', requirementId: requirement('HTML').id, line: lineOf('40.000') },
      dismiss(),
      { kind: 'fact', fact: 'company', value: '  Công ty Sao Việt  ' },
    ];
    const reply = await put(all);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toHaveLength(4);
    const kept = (await read()).corrections;
    expect(kept).toEqual(
      expect.arrayContaining([...all.slice(0, 3), { ...all[3], value: 'Công ty Sao Việt' }]),
    );
    expect(await stored()).toBe(before);
  });

  it('replaces the list; what stays keeps its time', async () => {
    await put([dismiss('Docker'), { kind: 'fact', fact: 'title', value: 'A' }]);
    const times = () =>
      service.database.sql<{ kind: string; at: string }>(
        'select kind, made_at::text as at from free_analysis_correction order by kind',
      );
    const [first] = await times();
    await put([dismiss('Docker'), { kind: 'fact', fact: 'title', value: 'B' }]);
    const [same, changed] = await times();
    expect(same).toEqual(first);
    expect(changed?.at).not.toBe(first?.at);
    expect((await put([])).body.data).toEqual([]);
    expect((await read()).corrections).toEqual([]);
  });

  it('is open to its owner only', async () => {
    expect((await put([dismiss()], null)).status).toBe(401);
    for (const reply of [
      await put([dismiss()], binh),
      await put([], lan, '00000000-0000-4000-8000-00000000dead'),
    ])
      expect([reply.status, code(reply)]).toEqual([404, 'NOT_FOUND']);
    expect(await service.database.sql('select 1 from free_analysis_correction')).toEqual([]);
  });

  const misfits: [string, () => readonly Correction[], string, number][] = [
    ['a requirement that is not there', () => [{ kind: 'dismiss', requirementId: 'r999' }], 'requirement', 0],
    [
      'a line that is not there',
      () => [{ kind: 'evidence', requirementId: requirement('Docker').id, line: 9_999 }],
      'line',
      0,
    ],
    ['the same twice', () => [dismiss(), dismiss()], 'twice', 1],
    [
      'a dismissed one changed',
      () => [dismiss(), { kind: 'importance', requirementId: requirement('Docker').id, importance: 'must' }],
      'twice',
      1,
    ],
    [
      'no change at all',
      () => [{ kind: 'importance', requirementId: requirement('Docker').id, importance: 'nice' }],
      'unchanged',
      0,
    ],
  ];

  it.each(misfits)('refuses %s and keeps what was there', async (_what, corrections, reason, index) => {
    const before = [{ kind: 'fact', fact: 'title', value: 'Kept' }];
    await put(before);
    const reply = await put(corrections());
    expect([reply.status, code(reply)]).toEqual([422, 'CORRECTION_INVALID']);
    expect((reply.body as unknown as { details: unknown }).details).toEqual({ index, reason });
    expect((await read()).corrections).toEqual(before);
  });

  it('refuses what is no correction, and too many', async () => {
    for (const corrections of [
      [{ kind: 'score', value: 100 }],
      [{ ...dismiss(), extra: 1 }],
      [{ kind: 'fact', fact: 'title', value: 'x'.repeat(201) }],
      [{ kind: 'fact', fact: 'title', value: '  ' }],
      Array.from({ length: 121 }, () => dismiss()),
    ])
      expect(code(await put(corrections))).toBe('INVALID_INPUT');
  });

  it('waits for a result', async () => {
    const [waiting] = await service.database.sql<{ id: string }>(
      `insert into free_analysis (id, user_id, status, file_name, output_language, created_at)
       values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'queued', 'a', 'en', now()) returning id`,
    );
    const reply = await put([], lan, waiting!.id);
    expect([reply.status, code(reply)]).toEqual([409, 'RESULT_NOT_READY']);
  });

  it('leaves with its analysis', async () => {
    const gone = await completed(service, binh);
    await put([{ kind: 'fact', fact: 'title', value: 'x' }], binh, gone);
    await service.database.sql('delete from free_analysis where id = $1', [gone]);
    expect(
      await service.database.sql('select 1 from free_analysis_correction where analysis_id = $1', [gone]),
    ).toEqual([]);
  });
});

describe('GET /admin/free-analysis/corrections', () => {
  const list = async (query: Record<string, unknown> = {}) => {
    const { body } = await service.call(adminListCorrections, { query: query as never }, { token: admin });
    return adminListCorrections.reply.parse(body);
  };

  it('counts terms, the most frequent first, and names nobody', async () => {
    const other = await completed(service, binh);
    await put([dismiss('Docker'), dismiss('HTML'), { kind: 'fact', fact: 'title', value: 'Bí mật của Lan' }]);
    await put([dismiss('Docker')], binh, other);
    const { data, page } = await list();
    expect(page.total).toBe(3);
    expect(data[0]).toMatchObject({
      kind: 'dismiss',
      label: requirement('Docker').label,
      count: 2,
      share: 0.5,
    });
    expect(Object.keys(data[0]!).sort()).toEqual(['count', 'kind', 'label', 'lastAt', 'share']);
    expect(data.find(({ kind }) => kind === 'fact')?.label).toBe('title');
    expect(JSON.stringify(data)).not.toContain('Bí mật');
    expect((await list({ search: 'dock' })).data.map(({ label }) => label)).toEqual([
      requirement('Docker').label,
    ]);
    expect((await list({ sort: 'count' })).data.at(-1)?.count).toBe(2);
    expect((await list({ pageSize: 1, page: 2 })).data).toHaveLength(1);
  });

  it('is empty when nobody corrected anything', async () => {
    expect((await list()).data).toEqual([]);
  });

  it('is closed to everyone but administrators', async () => {
    expect((await service.call(adminListCorrections, {}, { token: lan })).status).toBe(403);
    expect((await service.call(adminListCorrections, {})).status).toBe(401);
  });
});
