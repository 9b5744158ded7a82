import { randomUUID } from 'node:crypto';
import { changeScreening, deleteScreening, removeCandidate } from '@fitfolio/analysis-contract/screening';
import {
  correctCandidateReading,
  endCandidateLink,
  makeCandidateLink,
  type NewReadingCorrection,
  openCandidateReading,
} from '@fitfolio/analysis-contract/screening-reading';
import {
  getCandidate,
  getScreeningTable,
  liftBlind,
  listScreeningEvents,
} from '@fitfolio/analysis-contract/screening-table';
import { shareScreening } from '@fitfolio/analysis-contract/screening-team';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, type Premium, startPremium } from '../support/premium.js';
import { colleague, type Member, people, screeningsOf } from '../support/screening.js';

let premium: Premium;
let screenings: ReturnType<typeof screeningsOf>;
let owner: Member;
let id: string;
let candidateId: string;
beforeAll(async () => {
  premium = await startPremium({ RATE_LIMIT_FACTOR: '100' });
  screenings = screeningsOf(premium);
  owner = await colleague(premium, 'tuyen.dung');
  ({ id, candidateId } = await fresh());
});
afterAll(() => premium.close());
afterEach(async () => {
  expect(await premium.broken()).toEqual([]);
});

async function fresh() {
  const made = await screenings.completed(owner, people.slice(0, 1));
  return { id: made.id, candidateId: made.ids[0]! };
}
interface Of {
  readonly id: string;
  readonly candidateId: string;
}
const here = (): Of => ({ id, candidateId });
const rows = (text: string, ...params: unknown[]) => premium.service.database.sql(text, params);
const codeOf = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const detailsOf = (reply: TestReply) => (reply.body as { details?: unknown }).details;
const make = (of: Of = here(), who: Person = owner, days = 14) =>
  premium.service.call(makeCandidateLink, { params: { ...of }, body: { days } }, who);
const tokenOf = async (of: Of = here()) => (await make(of)).body.data.token;
const end = (of: Of = here(), who: Person = owner) =>
  premium.service.call(endCandidateLink, { params: { ...of } }, who);
const open = (token: string, language?: 'vi' | 'en') =>
  premium.service.call(openCandidateReading, { body: { token, ...(language && { language }) } });
const correct = (token: string, correction: NewReadingCorrection | null, correctionId = randomUUID()) =>
  premium.service.call(correctCandidateReading, { params: { correctionId }, body: { token, correction } });
const sheetOf = async (of: Of = here(), who: Person = owner) =>
  (await premium.service.call(getCandidate, { params: { ...of }, query: { language: 'en' } }, who)).body.data;
const logOf = async (of = id) =>
  (await premium.service.call(listScreeningEvents, { params: { id: of } }, owner)).body.data;
const missing = (text: string): NewReadingCorrection => ({ kind: 'missing', text });

describe('a candidate’s link', () => {
  it('shows their own résumé as it was read, unmasked, and nothing of anybody’s judgement', async () => {
    const reply = await open(await tokenOf(), 'en');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-robots-tag')).toContain('noindex');
    const { facts, lines, requirements, ...rest } = reply.body.data;
    expect(rest).toMatchObject({ title: 'Front-end Developer', language: 'en', corrections: [] });
    expect(Object.keys(reply.body.data).toSorted()).toEqual(
      [
        'corrections',
        'expiresAt',
        'facts',
        'keptUntil',
        'language',
        'lines',
        'requirements',
        'title',
      ].toSorted(),
    );
    expect(facts.find(({ part }) => part === 'contact')?.values[0]).toEqual({
      field: 'full_name',
      text: 'Nguyễn Thị Lan',
    });
    const position = facts.find(({ part }) => part === 'experience');
    expect(position?.lines.map((line) => lines[line]?.text)).toContain('Công ty Cổ phần Công nghệ Sao Việt');
    expect(requirements.length).toBeGreaterThan(2);
    expect(Object.keys(requirements[0] ?? {}).toSorted()).toEqual(['importance', 'label', 'sentence']);
    expect(JSON.stringify(reply.body)).not.toMatch(/verdict|score|decision|tuyen\.dung/);
  });

  it('is kept as a hash, and tells the owner when it was opened', async () => {
    const of = await fresh();
    const { token, ...link } = (await make(of)).body.data;
    expect(JSON.stringify(await rows('select * from screening_link'))).not.toContain(token);
    expect((await sheetOf(of)).link).toEqual({ ...link, openedAt: null });
    await Promise.all([open(token), open(token)]);
    expect((await sheetOf(of)).link?.openedAt).not.toBeNull();
    expect(JSON.stringify(await sheetOf(of))).not.toContain(token);
    const log = await logOf(of.id);
    expect(log.filter(({ what }) => what === 'link-opened')).toMatchObject([{ by: null }]);
    expect(log.filter(({ what }) => what === 'link-made')).toMatchObject([
      { by: owner.email, details: { until: link.expiresAt } },
    ]);
  });

  it('is one at a time, and says to who has it why it ended', async () => {
    const first = await tokenOf();
    const second = await tokenOf();
    const replaced = await open(first);
    expect(codeOf(replaced)).toEqual([410, 'LINK_ENDED']);
    expect(detailsOf(replaced)).toEqual({ why: 'revoked' });
    expect((await open(second)).status).toBe(200);
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect(detailsOf(await open(second))).toEqual({ why: 'revoked' });
    expect(codeOf(await correct(second, missing('late')))).toEqual([410, 'LINK_ENDED']);
    const over = await tokenOf();
    await rows(`update screening_link set expires_at = now() - interval '1 second' where revoked_at is null`);
    expect(detailsOf(await open(over))).toEqual({ why: 'expired' });
    expect(codeOf(await open('x'.repeat(43)))).toEqual([404, 'NOT_FOUND']);
    expect((await open('short')).status).toBe(400);
    const ended = (await logOf()).filter(({ what }) => what === 'link-ended');
    expect(ended).toHaveLength(1);
  });

  it('ends with the screening at the latest, also when that is shortened', async () => {
    const of = await fresh();
    const { token, expiresAt } = (await make(of, owner, 365)).body.data;
    const { keptUntil } = await screenings.get(owner, of.id);
    expect(expiresAt).toBe(keptUntil);
    await premium.service.call(changeScreening, { params: { id: of.id }, body: { keepDays: 2 } }, owner);
    const shorter = await screenings.get(owner, of.id);
    expect((await open(token)).body.data).toMatchObject({
      expiresAt: shorter.keptUntil,
      keptUntil: shorter.keptUntil,
    });
    await rows(`update screening set kept_until = now() where id = $1`, of.id);
    expect(codeOf(await open(token))).toEqual([404, 'NOT_FOUND']);
    await rows(`update screening set kept_until = $2 where id = $1`, of.id, shorter.keptUntil);
  });

  it('leads nowhere once the candidate or the screening is deleted, and nothing is left of either', async () => {
    const [one, other] = [await fresh(), await fresh()];
    const tokens = [await tokenOf(one), await tokenOf(other)];
    for (const token of tokens) await correct(token, missing('Docker'));
    await premium.service.call(removeCandidate, { params: { ...one } }, owner);
    await premium.service.call(deleteScreening, { params: { id: other.id } }, owner);
    for (const token of tokens) {
      expect(codeOf(await open(token))).toEqual([404, 'NOT_FOUND']);
      expect(codeOf(await correct(token, missing('Docker')))).toEqual([404, 'NOT_FOUND']);
    }
    for (const table of ['screening_link', 'screening_correction'])
      expect(
        await rows(
          `select 1 from ${table} where candidate_id in ($1, $2)`,
          one.candidateId,
          other.candidateId,
        ),
      ).toEqual([]);
  });

  it('is the owner’s to make: a reviewer would see what the blind hides', async () => {
    const of = await fresh();
    const reviewer = await colleague(premium, 'reviewer');
    const stranger = await colleague(premium, 'stranger');
    const shared = { params: { id: of.id }, body: { email: reviewer.email, role: 'reviewer' as const } };
    await premium.service.call(shareScreening, shared, owner);
    expect(codeOf(await make(of, reviewer))).toEqual([403, 'ROLE_MISSING']);
    expect(codeOf(await end(of, reviewer))).toEqual([403, 'ROLE_MISSING']);
    expect((await make(of, stranger)).status).toBe(404);
    await make(of);
    expect((await sheetOf(of, reviewer)).link).toMatchObject({ revokedAt: null });
    const waiting = await screenings.added(owner, of.id, people[1]);
    expect(codeOf(await make({ id: of.id, candidateId: waiting.id }))).toEqual([409, 'RESULT_NOT_READY']);
    expect((await make({ id, candidateId: of.candidateId })).status).toBe(404);
    expect((await end({ id, candidateId: of.candidateId })).status).toBe(404);
  });

  it('is not made without end', async () => {
    const of = await fresh();
    for (let nth = 0; nth < 20; nth += 1) expect((await make(of)).status).toBe(201);
    expect(codeOf(await make(of))).toEqual([409, 'TOO_MANY_LINKS']);
  });
});

describe('a correction', () => {
  it('is kept at once, is changed and taken back, and is the same when it is sent again', async () => {
    const of = await fresh();
    const token = await tokenOf(of);
    const { facts, lines } = (await open(token)).body.data;
    const position = facts.find(({ part }) => part === 'experience')!;
    const wrong: NewReadingCorrection = { kind: 'fact', fact: position.id, text: 'Trưởng nhóm Front-end' };
    const key = randomUUID();
    const kept = (await correct(token, wrong, key)).body.data;
    expect(kept).toMatchObject({ id: key, kind: 'fact', fact: position.id, text: 'Trưởng nhóm Front-end' });
    expect(kept?.was).toContain('Công ty Cổ phần Công nghệ Sao Việt');
    await correct(token, wrong, key);
    const line = lines.findIndex(({ text }) => text.startsWith('Kỹ sư'));
    const pointed = (await correct(token, { kind: 'line', line, text: '' })).body.data;
    expect(pointed).toMatchObject({ line, was: lines[line]?.text, text: '' });
    await correct(token, missing('Tôi còn dùng Docker.'));
    await correct(token, { ...wrong, text: 'Trưởng nhóm' }, key);
    const standing = (await open(token)).body.data.corrections;
    expect(standing.map(({ text }) => text).toSorted()).toEqual(
      ['', 'Tôi còn dùng Docker.', 'Trưởng nhóm'].toSorted(),
    );
    expect((await correct(token, null, key)).body.data).toBeNull();
    expect((await correct(token, null, key)).status).toBe(200);
    expect((await open(token)).body.data.corrections).toHaveLength(2);
    // Another link of the same person goes on where the one before ended.
    expect((await open(await tokenOf(of))).body.data.corrections).toHaveLength(2);
    expect((await logOf(of.id)).filter(({ what }) => what === 'corrected')).toMatchObject([{ by: null }]);
  });

  it('is of something that was read, has words, and an end', async () => {
    const of = await fresh();
    const token = await tokenOf(of);
    const invalid = [422, 'CORRECTION_INVALID'];
    expect(codeOf(await correct(token, { kind: 'fact', fact: 'experience.99', text: 'x' }))).toEqual(invalid);
    expect(codeOf(await correct(token, { kind: 'line', line: 9_999, text: '' }))).toEqual(invalid);
    expect((await correct(token, missing('  '))).status).toBe(400);
    expect((await correct(token, missing('x'.repeat(301)))).status).toBe(400);
    const key = randomUUID();
    await correct(token, missing('first'), key);
    const replies = await Promise.all(
      Array.from({ length: 41 }, (_, nth) => correct(token, missing(`number ${nth}`))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(39);
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toEqual([
      [409, 'TOO_MANY_CORRECTIONS'],
      [409, 'TOO_MANY_CORRECTIONS'],
    ]);
    expect((await correct(token, missing('changed'), key)).status).toBe(200);
  });

  it('is sealed, and of its own candidate only', async () => {
    const [one, other] = [await fresh(), await fresh()];
    const key = randomUUID();
    await correct(await tokenOf(one), missing('Kubernetes của riêng tôi'), key);
    const [row] = (await rows('select said from screening_correction where id = $1', key)) as [
      { said: Buffer },
    ];
    expect(row.said.includes(Buffer.from('Kubernetes'))).toBe(false);
    const token = await tokenOf(other);
    await correct(token, null, key);
    expect((await correct(token, missing('mine'), key)).status).toBe(200);
    expect((await sheetOf(one)).corrections.map(({ text }) => text)).toEqual(['Kubernetes của riêng tôi']);
    expect((await sheetOf(other)).corrections.map(({ text }) => text)).toEqual(['mine']);
  });
});

describe('what recruiters see of it', () => {
  it('is a mark and the words, as blind as the rest until lifted, and no other verdict', async () => {
    const of = await fresh();
    const table = async () =>
      (await premium.service.call(getScreeningTable, { params: { id: of.id } }, owner)).body.data.people[0]!;
    const before = await table();
    const token = await tokenOf(of);
    const { facts } = (await open(token)).body.data;
    const idOf = (field: string): string =>
      facts.find(({ values }) => values.some((value) => value.field === field))!.id;
    await correct(token, missing('Nguyễn Thị Lan còn dùng Docker, gọi 0912 345 678.'));
    await correct(token, { kind: 'fact', fact: idOf('full_name'), text: 'Phạm Hoài Thu' });
    await correct(token, {
      kind: 'fact',
      fact: idOf('institution'),
      text: 'Trường Đại học Thủy Sản Miền Tây',
    });
    const blind = await sheetOf(of);
    expect(JSON.stringify(blind)).not.toMatch(/Nguyễn|Lan(?!\p{L})|Hoài Thu|0912|Thủy Sản|Bách khoa/u);
    expect(blind.corrections[0]?.text).toContain('Docker');
    expect(blind.corrections).toHaveLength(3);
    const { correctionCount, ...after } = await table();
    expect(correctionCount).toBe(3);
    expect({ ...after, correctionCount: 0 }).toEqual(before);
    await premium.service.call(liftBlind, { params: { ...of }, body: { reason: 'Mời phỏng vấn' } }, owner);
    const texts = (await sheetOf(of)).corrections.map(({ text }) => text);
    expect(texts).toEqual([
      'Nguyễn Thị Lan còn dùng Docker, gọi 0912 345 678.',
      'Phạm Hoài Thu',
      'Trường Đại học Thủy Sản Miền Tây',
    ]);
  });
});
