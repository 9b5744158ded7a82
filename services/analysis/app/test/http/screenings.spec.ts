import { randomUUID } from 'node:crypto';
import {
  changeScreening,
  changeScreeningRequirements,
  createScreening,
  deleteScreening,
  getScreening,
  listScreenings,
  listScreeningVersions,
} from '@fitfolio/analysis-contract/screening';
import { getScreeningTable, listScreeningEvents } from '@fitfolio/analysis-contract/screening-table';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, type Premium, startPremium } from '../support/premium.js';
import { colleague, screeningsOf } from '../support/screening.js';
import { textFile } from '../support/submit.js';
import { jobText } from '../given/texts.js';

let premium: Premium;
let screenings: ReturnType<typeof screeningsOf>;
let lan: Person;
let binh: Person;
beforeAll(async () => {
  premium = await startPremium();
  screenings = screeningsOf(premium);
  lan = await colleague(premium, 'lan');
  binh = await colleague(premium, 'binh');
});
afterAll(() => premium.close());
afterEach(async () => {
  expect(await premium.broken()).toEqual([]);
});

const codeOf = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const list = async (who: Person, query = {}) =>
  (await premium.service.call(listScreenings, { query }, who)).body;

describe('opening one', () => {
  it('reads what the post asks for, in both languages, and takes no token', async () => {
    const id = await screenings.opened(lan);
    const english = await screenings.get(lan, id);
    expect(english).toMatchObject({
      id,
      title: 'Front-end Developer',
      role: 'owner',
      candidates: 0,
      version: 1,
      firstLookAt: null,
      jobFileName: null,
      people: [],
    });
    const days = (Date.parse(english.keptUntil) - Date.parse(english.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect(english.requirements.length).toBeGreaterThan(4);
    const docker = english.requirements.find(({ label }) => label === 'Docker');
    expect(docker).toMatchObject({ importance: 'nice', emphasis: 'normal', read: { importance: 'nice' } });
    const vietnamese = await premium.service.call(
      getScreening,
      { params: { id }, query: { language: 'vi' } },
      lan,
    );
    const ids = (of: typeof english) => of.requirements.map((one) => one.id);
    expect(ids(vietnamese.body.data)).toEqual(ids(english));
    expect(premium.credits.asked).toEqual([]);
  });

  it('answers the same call with the same screening, and another post under its key not at all', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([
      screenings.create(lan, { key }),
      screenings.create(lan, { key }),
    ]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body).toEqual(other.body);
    expect(codeOf(await screenings.create(lan, { key, text: `${jobText}- Go` }))).toEqual([
      422,
      'IDEMPOTENCY_MISMATCH',
    ]);
    const others = createScreening.reply.parse((await screenings.create(binh, { key })).body).data;
    expect(others).not.toEqual((one.body as { data: unknown }).data);
  });

  it('names it after the file where the post has no title', async () => {
    const file = textFile(jobText.split('\n').slice(1).join('\n'), 'Tuyển dụng tháng 12.txt');
    const { id } = createScreening.reply.parse((await screenings.create(lan, { file })).body).data;
    expect(await screenings.get(lan, id)).toMatchObject({ jobFileName: 'Tuyển dụng tháng 12.txt' });
    expect((await screenings.get(lan, id)).title).not.toBe('');
  });

  it.each([
    ['nothing', '', 400, 'JOB_DESCRIPTION_MISSING'],
    ['too little', 'Tuyển dụng', 400, 'JOB_DESCRIPTION_TOO_SHORT'],
    ['a post that asks for nothing', 'xyzzy '.repeat(40), 422, 'JOB_DESCRIPTION_WITHOUT_REQUIREMENTS'],
  ])('refuses %s', async (_what, text, status, code) => {
    expect(codeOf(await screenings.create(lan, { text }))).toEqual([status, code]);
  });

  it('wants a key', async () => {
    const body = new FormData();
    body.set('jobDescriptionText', jobText);
    const reply = await premium.service.raw('POST', createScreening.path, {
      body,
      headers: { authorization: `Bearer ${lan.token}` },
    });
    expect(codeOf(reply)).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
  });

  it('has an end', async () => {
    const many = await colleague(premium, 'many');
    await screenings.opened(many);
    await premium.service.database.sql(
      `insert into screening (id, user_id, title, output_language, inputs_hash, key_id, job, post, created_at, kept_until)
       select gen_random_uuid(), user_id, title, output_language, 'x', key_id, job, post, created_at, kept_until
       from screening, generate_series(2, 200) where user_id = $1`,
      [many.id],
    );
    await premium.service.database.sql(
      `insert into screening_version (screening_id, version, at, after_first_look, changes)
       select id, 1, now(), false, '[]' from screening where user_id = $1 and inputs_hash = 'x'`,
      [many.id],
    );
    expect(codeOf(await screenings.create(many))).toEqual([409, 'TOO_MANY_SCREENINGS']);
  });
});

describe('the list', () => {
  it('has one’s own, newest first, found without diacritics', async () => {
    const ha = await colleague(premium, 'ha');
    const first = await screenings.opened(ha);
    const second = await screenings.opened(ha);
    const title = 'Kế toán trưởng';
    await premium.service.call(changeScreening, { params: { id: first }, body: { title } }, ha);
    const { data, page } = await list(ha);
    expect(page.total).toBe(2);
    expect(data.map(({ id }) => id)).toEqual([second, first]);
    expect((await list(ha, { search: 'ke toan' })).data).toMatchObject([{ id: first, title, role: 'owner' }]);
    expect((await list(ha, { sort: 'title' })).data.map(({ id }) => id)).toEqual([second, first]);
    expect((await list(binh, { search: 'ke toan' })).data).toEqual([]);
  });
});

describe('how long it is kept', () => {
  it('is said by its owner, and then it is gone whole', async () => {
    const id = await screenings.opened(lan);
    await screenings.added(lan, id, 'Lan '.repeat(40));
    const change = (body: object) =>
      premium.service.call(changeScreening, { params: { id }, body } as never, lan);
    const { keptUntil } = (await change({ keepDays: 1 })).body.data;
    expect(Date.parse(keptUntil) - Date.now()).toBeLessThanOrEqual(86_400_000);
    expect((await change({ keepDays: 366 })).status).toBe(400);
    expect((await change({ title: ' ' })).status).toBe(400);
    await premium.service.database.sql(`update screening set kept_until = now() where id = $1`, [id]);
    expect((await premium.service.call(getScreening, { params: { id } }, lan)).status).toBe(404);
    await premium.service.restart({ SWEEP_EVERY_SECONDS: '0.1' });
    await eventually(async () => {
      for (const table of ['screening_candidate', 'screening_event', 'screening_version'])
        expect(
          await premium.service.database.sql(`select 1 from ${table} where screening_id = $1`, [id]),
        ).toEqual([]);
    });
  });

  it('ends at once when its owner deletes it, and for nobody else', async () => {
    const id = await screenings.opened(lan);
    const remove = (who: Person) => premium.service.call(deleteScreening, { params: { id } }, who);
    expect((await remove(binh)).status).toBe(404);
    expect((await remove(lan)).status).toBe(204);
    expect((await remove(lan)).status).toBe(404);
    for (const route of [getScreening, getScreeningTable, listScreeningEvents, listScreeningVersions])
      expect((await premium.service.call(route, { params: { id } }, lan)).status).toBe(404);
    expect(await premium.service.database.sql('select 1 from screening where id = $1', [id])).toEqual([]);
  });
});

describe('what the post asks for', () => {
  const correct = (id: string, version: number, changes: object[], who = lan) =>
    premium.service.call(
      changeScreeningRequirements,
      { params: { id }, body: { version, changes } } as never,
      who,
    );

  it('is corrected in versions that stay, with who changed what', async () => {
    const id = await screenings.opened(lan);
    const { requirements } = await screenings.get(lan, id);
    const [html, docker] = ['HTML', 'Docker'].map(
      (label) => requirements.find((one) => one.label === label)?.id ?? '',
    );
    const dismissed = { requirementId: html, importance: null, emphasis: 'normal' };
    const more = { requirementId: docker, importance: 'must', emphasis: 'high' };
    expect((await correct(id, 1, [dismissed, more])).body.data).toEqual({ version: 2 });
    const now = await screenings.get(lan, id);
    expect(now.version).toBe(2);
    expect(now.requirements.find((one) => one.id === html)).toMatchObject({ importance: null });
    expect(now.requirements.find((one) => one.id === docker)).toMatchObject({
      importance: 'must',
      emphasis: 'high',
      read: { importance: 'nice' },
    });
    // The same again changes nothing; over a version that is not the last neither.
    expect((await correct(id, 2, [more, dismissed])).body.data).toEqual({ version: 2 });
    expect(codeOf(await correct(id, 1, []))).toEqual([409, 'SCREENING_CHANGED']);
    expect((await correct(id, 2, [])).body.data).toEqual({ version: 3 });
    const { body } = await premium.service.call(
      listScreeningVersions,
      { params: { id }, query: { language: 'en' } },
      lan,
    );
    expect(body.data).toMatchObject([
      { version: 3, by: 'lan@example.com', afterFirstLook: false, changes: [] },
      { version: 2, changes: [{ label: 'HTML' }, { label: 'Docker', importance: 'must' }] },
      { version: 1, by: null, changes: [] },
    ]);
  });

  it('takes of two corrections at once one', async () => {
    const id = await screenings.opened(lan);
    const { requirements } = await screenings.get(lan, id);
    const each = requirements.slice(0, 2).map(({ id: requirementId }) => ({
      requirementId,
      importance: null,
      emphasis: 'normal',
    }));
    const replies = await Promise.all(each.map((change) => correct(id, 1, [change])));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await screenings.get(lan, id)).version).toBe(2);
  });

  it.each([
    ['what it has not', [{ requirementId: 'r99', importance: null, emphasis: 'normal' }]],
    [
      'the same twice',
      [
        { requirementId: 'r1', importance: null, emphasis: 'normal' },
        { requirementId: 'r1', importance: 'nice', emphasis: 'normal' },
      ],
    ],
  ])('refuses %s', async (_what, changes) => {
    const id = await screenings.opened(lan);
    expect(codeOf(await correct(id, 1, changes))).toEqual([422, 'CORRECTION_INVALID']);
    expect((await correct(id, 1, [], binh)).status).toBe(404);
  });
});
