import { randomUUID } from 'node:crypto';
import {
  deleteCvVersion,
  exportCv,
  getCv,
  getCvVersion,
  keepCvVersion,
  listCvs,
  listCvVersions,
  orderCv,
  saveCv,
  type CvDocument,
} from '@fitfolio/analysis-contract/cv';
import { cvVersionsMax } from '@fitfolio/analysis-contract/limits';
import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { testRpc } from '@fitfolio/service-kit/testing/test-rpc';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractDocument } from '../src/documents/extract-document.js';
import { type Person, type Premium, startPremium } from './support/premium.js';

let premium: Premium;
beforeAll(async () => {
  premium = await startPremium();
});
afterAll(() => premium.close());

const codeOf = (reply: { readonly status: number; readonly body: unknown }) => [
  reply.status,
  (reply.body as { code?: string }).code,
];

/** Somebody with a CV, and a token left. */
async function withCv(): Promise<{ person: Person; id: string; analysisId: string }> {
  const person = await premium.person(3);
  const analysisId = await premium.ended(person);
  const headers = { 'idempotency-key': randomUUID() };
  const reply = await premium.service.call(orderCv, { params: { id: analysisId } }, { ...person, headers });
  expect(reply.body.data).toMatchObject({ status: 'completed', repeated: false, balance: 1 });
  return { person, id: reply.body.data.id, analysisId };
}
const read = async (person: Person, id: string) =>
  (await premium.service.call(getCv, { params: { id } }, person)).body.data;
const save = (person: Person, id: string, revision: number, document: CvDocument) =>
  premium.service.call(saveCv, { params: { id }, body: { revision, document } }, person);
const keep = (person: Person, id: string, name: string) =>
  premium.service.call(keepCvVersion, { params: { id }, body: { name } }, person);
const download = (person: Person, id: string, format: string) =>
  fetch(`${premium.service.url}/api/cv/${id}/export?format=${format}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });

describe('a CV', () => {
  it('is made of the résumé for one token, once', async () => {
    const { person, id, analysisId } = await withCv();
    const { document, revision } = await read(person, id);
    expect(revision).toBe(0);
    expect(document.contact.name).toBe('Nguyễn Thị Lan');
    const headers = { 'idempotency-key': randomUUID() };
    const again = await premium.service.call(orderCv, { params: { id: analysisId } }, { ...person, headers });
    expect(again.body.data).toMatchObject({ id, repeated: true, balance: null });
    expect(premium.credits.balances.get(person.id)).toBe(1);
    const { body } = await premium.service.call(listCvs, {}, person);
    expect(body.data).toEqual([
      expect.objectContaining({ id, analysisId, versions: 0, status: 'completed' }),
    ]);
  });

  it('is saved over what was read, and loses nothing when two pages save', async () => {
    const { person, id } = await withCv();
    const { document } = await read(person, id);
    const [mine, theirs] = [
      { ...document, headline: 'Mine' },
      { ...document, headline: 'Theirs' },
    ];
    expect((await save(person, id, 0, theirs)).body.data.revision).toBe(1);
    const refused = await save(person, id, 0, mine);
    expect(codeOf(refused)).toEqual([409, 'CV_CHANGED']);
    expect(refused.body).toMatchObject({ details: { revision: 1 } });
    expect((await read(person, id)).document.headline).toBe('Theirs');
    expect((await save(person, id, 1, mine)).status).toBe(200);
    expect(codeOf(await save(person, id, 7, theirs))).toEqual([409, 'CV_CHANGED']);
    expect((await read(person, id)).document.headline).toBe('Mine');
    const both = await Promise.all([save(person, id, 2, mine), save(person, id, 2, theirs)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is nobody else’s', async () => {
    const { id } = await withCv();
    const other = await premium.person();
    for (const route of [getCv, listCvVersions, exportCv])
      expect(codeOf(await premium.service.call(route, { params: { id } } as never, other))).toEqual([
        404,
        'NOT_FOUND',
      ]);
  });

  it('is encrypted where it is stored', async () => {
    const { person, id } = await withCv();
    const { document } = await read(person, id);
    await save(person, id, 0, { ...document, headline: 'Kế toán không ai biết' });
    await keep(person, id, 'Một');
    const rows = await premium.service.database.sql<{ content: Buffer }>(
      'select content from cv where id = $1 union all select content from cv_version where cv_id = $1',
      [id],
    );
    expect(rows).toHaveLength(2);
    for (const { content } of rows) expect(content.toString('utf8')).not.toContain('không ai biết');
  });
});

describe('versions', () => {
  it('are kept under a name with their score, read back and removed', async () => {
    const { person, id } = await withCv();
    const { document } = await read(person, id);
    const whole = (await keep(person, id, '  Đầy đủ ')).body.data;
    expect(whole).toMatchObject({ number: 1, name: 'Đầy đủ' });
    expect(whole.score).toBeGreaterThan(0);
    expect(Object.values(whole.verdicts ?? {})).toContain('met');
    const bare = {
      ...document,
      summary: null,
      sections: document.sections.map((one) => ({ ...one, entries: [] })),
    };
    await save(person, id, 1, bare);
    const less = (await keep(person, id, 'Trống')).body.data;
    expect(less.score ?? 0).toBeLessThan(whole.score ?? 0);
    expect(less.verdicts).not.toEqual(whole.verdicts);
    expect(Object.keys(less.verdicts ?? {})).toEqual(Object.keys(whole.verdicts ?? {}));
    const list = async () =>
      (await premium.service.call(listCvVersions, { params: { id } }, person)).body.data;
    expect((await list()).map(({ name }) => name)).toEqual(['Trống', 'Đầy đủ']);
    const one = await premium.service.call(getCvVersion, { params: { id, number: 1 } }, person);
    expect(one.body.data.document).toEqual(document);
    const remove = () => premium.service.call(deleteCvVersion, { params: { id, number: 1 } }, person);
    expect((await remove()).status).toBe(204);
    expect(codeOf(await remove())).toEqual([404, 'NOT_FOUND']);
    expect((await list()).map(({ number }) => number)).toEqual([2]);
  });

  it('are not without number', async () => {
    const { person, id } = await withCv();
    await keep(person, id, 'first');
    await premium.service.database.sql(
      `insert into cv_version select cv_id, n, name, score, key_id, content, created_at
       from cv_version, generate_series(2, ${cvVersionsMax}) n where cv_id = $1`,
      [id],
    );
    expect(codeOf(await keep(person, id, 'one too many'))).toEqual([409, 'TOO_MANY_VERSIONS']);
  });
});

describe('an export', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s says what the CV says', async (format, mediaType) => {
    const { person, id } = await withCv();
    const reply = await download(person, id, format);
    expect(reply.headers.get('content-type')).toContain(mediaType);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="cv-nguyen-thi-lan.${format}"`,
    );
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect((await extractDocument({ bytes, fileName: `cv.${format}` })).ok).toBe(true);
  });

  it('is none while the CV has no text', async () => {
    const { person, id } = await withCv();
    const { document } = await read(person, id);
    const contact = { name: '', email: '', phone: '', place: '', links: [] };
    await save(person, id, 0, { ...document, contact, headline: '', summary: null, sections: [] });
    const reply = await premium.service.call(exportCv, { params: { id }, query: { format: 'docx' } }, person);
    expect(codeOf(reply)).toEqual([422, 'CV_EMPTY']);
  });

  it('names the letters that the font has not', async () => {
    const { person, id } = await withCv();
    const { document } = await read(person, id);
    await save(person, id, 0, { ...document, headline: 'Kế toán 李 ☎' });
    const reply = await premium.service.call(exportCv, { params: { id }, query: { format: 'pdf' } }, person);
    expect(codeOf(reply)).toEqual([422, 'CV_UNPRINTABLE']);
    expect(reply.body).toMatchObject({ details: { letters: ['李', '☎'] } });
  });
});

it('goes along with its owner, and leaves with them', async () => {
  const { person, id } = await withCv();
  await keep(person, id, 'Một');
  const own = await testRpc(premium.service.nats);
  try {
    const files: { name: string; content: object }[] = [];
    let cursor: string | null = null;
    do {
      const page: { files: typeof files; next: string | null } = await own.request(
        exportPersonOf('analysis'),
        {
          userId: person.id,
          cursor,
        },
      );
      files.push(...page.files);
      cursor = page.next;
    } while (cursor !== null);
    const saved = files.find(({ name }) => name.endsWith(`${id}-saved.json`));
    const version = files.find(({ name }) => name.endsWith(`${id}-version-1.json`));
    for (const file of [saved, version]) expect(JSON.stringify(file?.content)).toContain('Nguyễn Thị Lan');
    const left = { userId: person.id, deletedAt: new Date().toISOString() };
    await premium.service.nats.publish(userDeleted.subject, left, `gone-${person.id}`);
    await eventually(async () => {
      expect(await premium.service.database.sql('select id from cv where id = $1', [id])).toEqual([]);
      expect(await premium.service.database.sql('select * from cv_version where cv_id = $1', [id])).toEqual(
        [],
      );
    });
  } finally {
    await own.close();
  }
});
