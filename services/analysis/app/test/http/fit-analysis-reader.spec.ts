import {
  downloadFitReport,
  getFitAnalysisStatus,
  keepFitDocuments,
  listFitAnalyses,
  listShares,
  openSharedFitAnalysis,
  revokeShare,
  shareFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import {
  adminPreviewJobDescription,
  adminPreviewResume,
  previewJobDescription,
  previewResume,
} from '@fitfolio/analysis-contract/preview';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractDocument } from '../../src/documents/extract-document.js';
import { makePdf } from '../given/make-pdf.js';
import { type Person, type Premium, startPremium } from '../support/premium.js';

let premium: Premium;
let lan: Person;
let binh: Person;
let id: string;
const lines = [
  'Lan Nguyen',
  'lan.nguyen@example.com | 0912 345 678 | Ha Noi',
  'Work experience',
  'Front-end Developer, Sao Viet Technology JSC',
  '03/2021 - Present',
  '- Built interfaces with React and TypeScript for 40,000 users.',
  '- Wrote tests with Jest, which cut defects by 30%.',
  'Education',
  'Bachelor of Information Technology, Hanoi University of Science and Technology, 2016 - 2021',
  'Skills',
  'React, TypeScript, Jest, HTML, CSS, Git',
];
beforeAll(async () => {
  premium = await startPremium();
  [lan, binh] = [await premium.person(3), await premium.person()];
  const bytes = await makePdf((_page, write) => {
    for (const [i, line] of lines.entries()) write(line, 50, 800 - i * 16);
  });
  const resume = new File([Buffer.from(bytes)], 'Nguyễn Lan.pdf', { type: 'application/pdf' });
  id = await premium.ended(lan, 'completed', { resume, outputLanguage: 'vi' });
});
afterAll(() => premium.close());

const answer = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const sql = (text: string, params: readonly unknown[] = []) =>
  premium.service.database.sql(text, [...params]);

describe('previews', () => {
  const raw = (path: string, { token }: Person) =>
    fetch(`${premium.service.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });

  it('tell what was read of a résumé, where it stands, with the evidence marked', async () => {
    const { status, body } = await premium.service.call(previewResume, { params: { id } }, lan);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ fileName: 'Nguyễn Lan.pdf', kind: 'pdf', truncated: false });
    const [page] = body.data.pages;
    expect(page).toMatchObject({ width: 595, height: 842 });
    const marked = page!.lines.filter(({ marks }) => marks.length > 0);
    expect(marked.map(({ text }) => text).join('\n')).toContain('React');
    for (const { text, box, marks } of marked) {
      expect(box).not.toBeNull();
      for (const { start, end } of marks) expect(text.slice(start, end).trim().length).toBeGreaterThan(0);
    }
  });

  it('mark the sentences of the post that ask for something', async () => {
    const { body } = await premium.service.call(previewJobDescription, { params: { id } }, lan);
    expect(body.data).toMatchObject({ fileName: null, kind: 'text' });
    const marked = body.data.pages[0]!.lines.filter(({ marks }) => marks.length > 0);
    expect(marked.map(({ text }) => text).join('\n')).toContain('Must know HTML and CSS.');
  });

  it('give the bytes of a PDF, which no page may run, and only JSON of anything else', async () => {
    const reply = await raw(`/preview/resume/${id}?allow_embedded_preview=true`, lan);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="preview.pdf"',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(await extractDocument({ bytes, fileName: 'cv.pdf' })).toMatchObject({ ok: true });
    const text = await raw(`/preview/job-description/${id}?allow_embedded_preview=true`, lan);
    expect(text.headers.get('content-type')).toContain('application/json');
  });

  it('are for the owner and, noted, for administrators', async () => {
    for (const route of [previewResume, previewJobDescription])
      expect(answer(await premium.service.call(route, { params: { id } }, binh))).toEqual([404, 'NOT_FOUND']);
    const admin = await premium.admin();
    for (const route of [adminPreviewResume, adminPreviewJobDescription])
      expect((await premium.service.call(route, { params: { id } }, admin)).status).toBe(200);
    expect(
      await sql('select action, subject, after from audit where actor_id = $1 order by id', [admin.id]),
    ).toEqual([
      { action: 'resume-previewed', subject: id, after: { userId: lan.id } },
      { action: 'job-description-previewed', subject: id, after: { userId: lan.id } },
    ]);
  });

  it('are kept encrypted', async () => {
    const [row] = await premium.service.database.sql<{ text: Buffer; file: Buffer }>(
      `select text, file from fit_document where analysis_id = $1 and kind = 'resume'`,
      [id],
    );
    expect(row!.file.includes(Buffer.from('%PDF'))).toBe(false);
    expect(row!.text.includes(Buffer.from('React'))).toBe(false);
  });
});

describe('GET /fit-analysis/{id}/report', () => {
  it.each([
    ['vi', 'Kết quả phân tích CV'],
    ['en', 'Résumé analysis result'],
  ])('is a PDF in %s', async (language, title) => {
    const url = `${premium.service.url}/api/fit-analysis/${id}/report?language=${language}`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${lan.token}` } });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="fitfolio-nguyen-lan.pdf"');
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const extracted = await extractDocument({ bytes, fileName: 'report.pdf' });
    expect(JSON.stringify(extracted).normalize('NFC')).toContain(title);
  });

  it('is nobody else’s', async () => {
    const reply = await premium.service.call(downloadFitReport, { params: { id } }, binh);
    expect(answer(reply as TestReply)).toEqual([404, 'NOT_FOUND']);
  });
});

describe('GET /fit-analysis', () => {
  it('finds by name, filters by status, sorts and pages', async () => {
    const list = async (query: object) =>
      (await premium.service.call(listFitAnalyses, { query } as never, lan)).body.page.total;
    expect([await list({ search: 'nguyen' }), await list({ search: 'nobody' })]).toEqual([1, 0]);
    expect([await list({ status: 'completed' }), await list({ status: 'failed' })]).toEqual([1, 0]);
    expect(await list({ sort: '-score', pageSize: '1' })).toBe(1);
    const { body } = await premium.service.call(listFitAnalyses, {}, binh);
    expect(body.data).toEqual([]);
  });
});

describe('share links', () => {
  const make = async (days = 14) =>
    (await premium.service.call(shareFitAnalysis, { params: { id }, body: { days } }, lan)).body.data;
  const open = (token: string, language?: 'en' | 'vi') =>
    premium.service.call(openSharedFitAnalysis, { body: { token, ...(language && { language }) } });

  it('show the result to whoever has one, without an account, and keep no token', async () => {
    const { token } = await make();
    const reply = await open(token, 'en');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-robots-tag')).toContain('noindex');
    expect(reply.body.data).toMatchObject({ language: 'en', report: { version: 1 } });
    expect(Object.keys(reply.body.data)).not.toContain('resumeFileName');
    const kept = JSON.stringify(await sql('select * from fit_share'));
    expect(kept).not.toContain(token);
    const { body } = await premium.service.call(listShares, { params: { id } }, lan);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('end when they are revoked, at their time, and are otherwise unknown', async () => {
    const [revoked, over] = [await make(), await make(1)];
    const params = { id, shareId: revoked.id };
    expect((await premium.service.call(revokeShare, { params }, binh)).status).toBe(404);
    expect((await premium.service.call(revokeShare, { params }, lan)).status).toBe(204);
    expect((await premium.service.call(revokeShare, { params }, lan)).status).toBe(204);
    await sql(`update fit_share set expires_at = now() - interval '1 second' where id = $1`, [over.id]);
    for (const token of [revoked.token, over.token, 'x'.repeat(43)])
      expect(answer((await open(token)) as TestReply)).toEqual([404, 'NOT_FOUND']);
  });

  it('are the owner’s to make, of a result only, and not without number', async () => {
    const ask = (person: Person, of: string) =>
      premium.service.call(shareFitAnalysis, { params: { id: of }, body: {} }, person) as Promise<TestReply>;
    expect(answer(await ask(binh, id))).toEqual([404, 'NOT_FOUND']);
    const failed = await premium.ended(lan, 'failed', { jobDescriptionText: 'xyzzy '.repeat(40) });
    expect(answer(await ask(lan, failed))).toEqual([409, 'RESULT_NOT_READY']);
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await ask(lan, id)).status));
    expect(statuses).toContain(409);
    const [{ open: count }] = (await sql(
      'select count(*)::int as open from fit_share where revoked_at is null and expires_at > now()',
    )) as [{ open: number }];
    expect(count).toBe(20);
  });
});

describe('PUT /fit-analysis/{id}/documents', () => {
  const keep = (days: number, person = lan) =>
    premium.service.call(keepFitDocuments, { params: { id }, body: { days } }, person) as Promise<TestReply>;

  it('shortens how long documents are kept, never lengthens it', async () => {
    expect(answer(await keep(5, binh))).toEqual([404, 'NOT_FOUND']);
    expect(answer(await keep(60))).toEqual([409, 'RETENTION_NOT_SHORTER']);
    expect((await keep(5)).status).toBe(200);
    expect(answer(await keep(6))).toEqual([409, 'RETENTION_NOT_SHORTER']);
  });

  it('removes documents whose time is over, and keeps the result', async () => {
    const other = await premium.ended(lan, 'completed', { outputLanguage: 'en' });
    await sql(`update fit_analysis set documents_kept_until = now() - interval '1 second' where id = $1`, [
      other,
    ]);
    await premium.service.restart({ SWEEP_EVERY_SECONDS: '0.1' });
    await eventually(async () =>
      expect(await sql('select kind from fit_document where analysis_id = $1', [other])).toEqual([]),
    );
    const { body } = await premium.service.call(getFitAnalysisStatus, { params: { id: other } }, lan);
    expect(body.data).toMatchObject({ status: 'completed', documentsKeptUntil: null });
  });

  it('removes them at once, and then there is no preview', async () => {
    expect((await keep(0)).body).toEqual({ data: { documentsKeptUntil: null } });
    expect(answer(await premium.service.call(previewResume, { params: { id } }, lan))).toEqual([
      410,
      'DOCUMENT_GONE',
    ]);
    expect(answer(await keep(0))).toEqual([410, 'DOCUMENT_GONE']);
    expect(await premium.broken()).toEqual([]);
  });
});
