import { orderCareerPlan } from '@fitfolio/analysis-contract/career-plan';
import { correctFreeAnalysis } from '@fitfolio/analysis-contract/corrections';
import { shareFitAnalysis } from '@fitfolio/analysis-contract/fit-analysis';
import { correctCandidateReading, makeCandidateLink } from '@fitfolio/analysis-contract/screening-reading';
import { liftBlind } from '@fitfolio/analysis-contract/screening-table';
import { shareScreening } from '@fitfolio/analysis-contract/screening-team';
import { adminGetFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { userRegistered } from '@fitfolio/auth-contract/events';
import { type ExportFile, exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { type TestRpc, testRpc } from '@fitfolio/service-kit/testing/test-rpc';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { start } from './support/start.js';
import { completed } from './support/completed.js';
import { startPremium } from './support/premium.js';
import { colleague, people, screeningsOf } from './support/screening.js';
import { submit } from './support/submit.js';
import { jobText } from './given/texts.js';

const lan = '00000000-0000-4000-8000-000000000001';
const binh = '00000000-0000-4000-8000-000000000002';
const boss = '00000000-0000-4000-8000-000000000003';
const exportPerson = exportPersonOf('analysis');

let service: TestService;
let rpc: TestRpc;
let ids: string[];
beforeAll(async () => {
  service = await startTestService(start);
  rpc = await testRpc(service.nats);
  const token = await service.token({ id: lan });
  ids = [await completed(service, token), await completed(service, token, { outputLanguage: 'vi' })];
  await completed(service, await service.token({ id: binh }));
});
afterAll(async () => {
  await rpc.close();
  await service.close();
});

const rows = async (sql: string, ...params: unknown[]) => service.database.sql(sql, params);

async function everythingOf(userId: string): Promise<{ files: ExportFile[]; pages: number }> {
  const files: ExportFile[] = [];
  let cursor: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const page: { files: ExportFile[]; next: string | null } = await rpc.request(exportPerson, {
      userId,
      cursor,
    });
    files.push(...page.files);
    cursor = page.next;
    if (cursor === null) return { files, pages };
  }
}
const textOf = (files: readonly ExportFile[], end: string): string[] =>
  files.flatMap(({ name, content }) => (name.endsWith(end) && 'text' in content ? [content.text] : []));

it('goes along whole: each analysis with its result, corrections and both texts, and nobody else’s', async () => {
  const corrections = [{ kind: 'fact', fact: 'title', value: 'Lập trình viên' } as const];
  await service.call(
    correctFreeAnalysis,
    { params: { id: ids[0]! }, body: { corrections } },
    { token: await service.token({ id: lan }) },
  );
  const { files, pages } = await everythingOf(lan);
  expect([files.length, pages]).toEqual([6, 2]);
  const told = textOf(files, 'analysis.json').map(
    (text) => JSON.parse(text) as { id: string; result: object; corrections: unknown },
  );
  expect(told.map(({ id }) => id)).toEqual(ids);
  expect(Object.keys(told[0]!.result)).toContain('requirements');
  expect(told.map((each) => each.corrections)).toEqual([corrections, []]);
  expect(textOf(files, 'job.txt')[0]).toContain(jobText.split('\n')[2]?.slice(2));
  expect(textOf(files, 'cv.txt')[1]).toContain('Nguyễn Thị Lan');
  expect(await everythingOf(boss)).toEqual({ files: [], pages: 1 });
});

it('notes that an administrator looked at a result, in a table that takes no change', async () => {
  const token = await service.token({ id: boss, isAdmin: true });
  await service.call(adminGetFreeAnalysis, { params: { id: ids[0]! } }, { token });
  expect(await rows('select actor_id, action, subject, after from audit')).toEqual([
    { actor_id: boss, action: 'result-viewed', subject: ids[0], after: { userId: lan } },
  ]);
  for (const change of ["update audit set action = 'x'", 'delete from audit', 'truncate audit'])
    await expect(rows(change)).rejects.toThrow();
});

it('takes the day of submission for “present”', async () => {
  const token = await service.token({ id: '00000000-0000-4000-8000-000000000004' });
  const id = await completed(service, token, { outputLanguage: 'en' });
  const [row] = await service.database.sql<{ reasons: string }>(
    `select string_agg(r ->> 'reason', ' ') as reasons
     from free_analysis, jsonb_array_elements(result -> 'requirements') r where id = $1`,
    [id],
  );
  const month = new Date(Date.now() + 7 * 3_600_000).toISOString();
  expect(row?.reasons).toContain(`${month.slice(5, 7)}/${month.slice(0, 4)}`);
});

it('leaves with its owner, also what is under way', async () => {
  const registered = { userId: lan, email: 'lan@example.com', registeredAt: new Date().toISOString() };
  await service.nats.publish(userRegistered.subject, registered, 'r1');
  await eventually(async () => {
    expect(await rows('select email from person')).toEqual([{ email: 'lan@example.com' }]);
  });
  await submit(service, await service.token({ id: lan }));
  await service.nats.publish(userDeleted.subject, { userId: lan, deletedAt: new Date().toISOString() }, 'd1');
  await eventually(async () => {
    expect(await rows('select id from free_analysis where user_id = $1', lan)).toEqual([]);
    expect(await rows('select kind from free_analysis_correction')).toEqual([]);
    expect(await rows('select user_id from person')).toEqual([]);
  });
  expect(await rows('select user_id from free_analysis where user_id = $1', binh)).toHaveLength(1);
});

it('is removed when it has been kept long enough', async () => {
  const [kept, old] = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2'];
  for (const [id, days] of [
    [kept, 29],
    [old, 31],
  ] as const)
    await rows(
      `insert into free_analysis (id, user_id, status, file_name, output_language, failure_code, created_at)
       values ($1, $2, 'failed', 'cv.pdf', 'vi', 'ANALYSIS_FAILED', now() - make_interval(days => $3))`,
      id,
      boss,
      days,
    );
  await service.restart({ KEEP_DAYS: '30', SWEEP_EVERY_SECONDS: '0.1' });
  await eventually(async () => {
    expect(await rows('select id from free_analysis where user_id = $1', boss)).toEqual([{ id: kept }]);
  });
});

it('takes premium analyses along, with what was read of both documents, and leaves with them', async () => {
  const premium = await startPremium();
  const own = await testRpc(premium.service.nats);
  try {
    const person = await premium.person(2);
    const id = await premium.ended(person);
    await premium.service.call(shareFitAnalysis, { params: { id }, body: {} }, person);
    const query = { career_plan_type: 'dream-job-check' } as const;
    const headers = { 'idempotency-key': 'own-data-plan' };
    await premium.service.call(orderCareerPlan, { params: { id }, query }, { ...person, headers });
    const page = await own.request(exportPerson, { userId: person.id, cursor: null });
    const next = await own.request(exportPerson, { userId: person.id, cursor: page.next });
    expect(next.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^career-plans\/.+\.json$/)]);
    expect(textOf(next.files, '.json')[0]).toContain('"variant": "dream-job-check"');
    const folder = `premium-analyses/${new Date().toISOString().slice(0, 10)}-${id}`;
    expect(page.files.map(({ name }) => name).sort()).toEqual([
      `${folder}/analysis.json`,
      `${folder}/cv.txt`,
      `${folder}/job.txt`,
    ]);
    expect(textOf(page.files, 'cv.txt')[0]).toContain('Nguyễn Thị Lan');
    const analysis = JSON.parse(textOf(page.files, 'analysis.json')[0] ?? '') as Record<string, unknown>;
    expect(analysis).toMatchObject({ id, status: 'completed', report: { version: 1 } });
    expect(analysis['shares']).toHaveLength(1);
    expect(JSON.stringify(analysis)).not.toContain('tokenHash');
    const left = { userId: person.id, deletedAt: new Date().toISOString() };
    await premium.service.nats.publish(userDeleted.subject, left, 'd1');
    await eventually(async () => {
      for (const table of ['fit_analysis', 'fit_document', 'fit_share', 'fit_product'])
        expect(await premium.service.database.sql(`select * from ${table}`)).toEqual([]);
    });
  } finally {
    await own.close();
    await premium.close();
  }
});

it('takes screenings along without the people in them, and leaves with all that was known of them', async () => {
  const premium = await startPremium();
  const own = await testRpc(premium.service.nats);
  const filesOf = async (userId: string) => {
    const files: ExportFile[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { files: ExportFile[]; next: string | null } = await own.request(exportPerson, {
        userId,
        cursor: cursor || null,
      });
      files.push(...page.files);
      cursor = page.next;
    }
    return files;
  };
  try {
    const owner = await colleague(premium, 'owner');
    const member = await colleague(premium, 'member');
    const { id, ids } = await screeningsOf(premium).completed(owner, people.slice(0, 1));
    const { call } = premium.service;
    const params = { id, candidateId: ids[0] ?? '' };
    await call(liftBlind, { params, body: { reason: 'Mời Lan phỏng vấn' } }, owner);
    await call(shareScreening, { params: { id }, body: { email: member.email, role: 'viewer' } }, owner);
    const made = await call(makeCandidateLink, { params, body: {} }, owner);
    const correction = { kind: 'missing' as const, text: 'Tôi là Lan, còn dùng Kubernetes' };
    await call(correctCandidateReading, {
      params: { correctionId: '00000000-0000-4000-8000-0000000000c1' },
      body: { token: made.body.data.token, correction },
    });
    const files = await filesOf(owner.id);
    const [links = '[]', corrections = '[]'] = ['screening-links', 'screening-corrections'].map(
      (name) => textOf(files, `${name}.json`)[0],
    );
    expect(JSON.parse(links)).toMatchObject([{ candidateId: ids[0], revokedAt: null }]);
    const at = expect.any(String) as unknown;
    expect(JSON.parse(corrections)).toEqual([{ candidateId: ids[0], at }]);
    expect(JSON.stringify(files)).not.toMatch(/Kubernetes|tokenHash/);
    const [screening = ''] = textOf(files, 'screening.json');
    expect(JSON.parse(screening)).toMatchObject({
      id,
      versions: [{ version: 1 }],
      candidates: [{ id: ids[0], status: 'completed', decision: null }],
      log: expect.arrayContaining([expect.objectContaining({ what: 'lifted' })]) as unknown,
    });
    expect(textOf(files, 'job.txt')[0]).toContain('Front-end Developer');
    expect(JSON.stringify(files)).not.toMatch(/\bLan\b|Nguyễn|lan@|member@/);
    const shared = textOf(await filesOf(member.id), 'screenings-shared-with-me.json')[0] ?? '';
    expect(JSON.parse(shared)).toMatchObject([{ screeningId: id, email: member.email, role: 'viewer' }]);
    const left = { userId: owner.id, deletedAt: new Date().toISOString() };
    await premium.service.nats.publish(userDeleted.subject, left, 'd1');
    await eventually(async () => {
      for (const table of ['', '_candidate', '_version', '_event', '_member', '_link', '_correction'])
        expect(await premium.service.database.sql(`select 1 from screening${table}`)).toEqual([]);
    });
  } finally {
    await own.close();
    await premium.close();
  }
});
