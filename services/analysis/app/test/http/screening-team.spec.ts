import { randomUUID } from 'node:crypto';
import {
  changeScreening,
  deleteScreening,
  getScreening,
  listScreenings,
} from '@fitfolio/analysis-contract/screening';
import {
  decideCandidate,
  getScreeningTable,
  liftBlind,
  listScreeningEvents,
} from '@fitfolio/analysis-contract/screening-table';
import {
  addCellComment,
  listCellComments,
  listScreeningMembers,
  removeCellComment,
  shareScreening,
  unshareScreening,
} from '@fitfolio/analysis-contract/screening-team';
import { userDeleted } from '@fitfolio/auth-contract/own-data';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, type Premium, startPremium } from '../support/premium.js';
import { colleague, type Member, people, screeningsOf } from '../support/screening.js';

let premium: Premium;
let screenings: ReturnType<typeof screeningsOf>;
let lan: Member;
let id: string;
let candidateId: string;
beforeAll(async () => {
  premium = await startPremium({ RATE_LIMIT_FACTOR: '100' });
  screenings = screeningsOf(premium);
  lan = await colleague(premium, 'tuyen.dung');
  const made = await screenings.completed(lan, people.slice(0, 1));
  id = made.id;
  candidateId = made.ids[0]!;
});
afterAll(() => premium.close());
afterEach(async () => {
  expect(await premium.broken()).toEqual([]);
});

const rows = (text: string, ...params: unknown[]) => premium.service.database.sql(text, params);
const codeOf = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const share = (email: string, role: 'viewer' | 'reviewer', who: Person = lan, of = id) =>
  premium.service.call(shareScreening, { params: { id: of }, body: { email, role } }, who);
const members = async (who: Person = lan, of = id) =>
  (await premium.service.call(listScreeningMembers, { params: { id: of } }, who)).body.data;
const unshare = (memberId: string, who: Person = lan) =>
  premium.service.call(unshareScreening, { params: { id, memberId } }, who);
const see = async (who: Person, of = id) =>
  (await premium.service.call(getScreening, { params: { id: of } }, who)).status;

describe('sharing', () => {
  it('lets in whoever has the verified address, and nobody else', async () => {
    const viewer = await colleague(premium, 'viewer');
    const unverified = await colleague(premium, 'viewer.too', 0, false);
    expect(await see(viewer)).toBe(404);
    const shared = (await share(' Viewer@Example.com ', 'viewer')).body.data;
    expect(shared).toMatchObject({ email: 'viewer@example.com', role: 'viewer', joined: false });
    await share(unverified.email, 'viewer');
    expect([await see(viewer), await see(unverified)]).toEqual([200, 404]);
    expect((await members()).find((member) => member.id === shared.id)?.joined).toBe(true);
    const { body } = await premium.service.call(listScreenings, {}, viewer);
    expect(body.data).toMatchObject([{ id, role: 'viewer', completed: 1 }]);
  });

  it('tells nobody who has an account, and lets in who gets one later', async () => {
    expect((await share('later@example.com', 'reviewer')).body.data.joined).toBe(false);
    const later = await colleague(premium, 'later');
    expect((await members()).find(({ email }) => email === later.email)?.joined).toBe(false);
    expect((await screenings.get(later, id)).role).toBe('reviewer');
    expect((await members()).find(({ email }) => email === later.email)?.joined).toBe(true);
  });

  it('writes to who has an account, once', async () => {
    const mailed = await colleague(premium, 'mailed');
    await share(mailed.email, 'viewer');
    await share(mailed.email, 'viewer');
    await share(mailed.email, 'reviewer');
    await share('nobody@example.com', 'viewer');
    const mails = await rows(
      `select payload->>'userId' as id, payload->'mail' as mail from outbox
       where subject = 'evt.analysis.mail.requested.v1' and payload->>'userId' = $1`,
      mailed.id,
    );
    expect(mails).toEqual([
      {
        id: mailed.id,
        mail: { kind: 'screening-shared', values: { by: lan.email, title: 'Front-end Developer' } },
      },
    ]);
  });

  it('ends at once, for the owner or the member themselves, and again the same', async () => {
    const gone = await colleague(premium, 'gone');
    const { id: memberId } = (await share(gone.email, 'viewer')).body.data;
    expect(await see(gone)).toBe(200);
    const other = await colleague(premium, 'other');
    await share(other.email, 'reviewer');
    expect(codeOf(await unshare(memberId, other))).toEqual([403, 'ROLE_MISSING']);
    expect((await unshare(memberId, gone)).status).toBe(204);
    expect(await see(gone)).toBe(404);
    expect((await unshare(memberId)).status).toBe(204);
    expect((await share(gone.email, 'reviewer')).body.data).toMatchObject({ id: memberId, role: 'reviewer' });
    expect(await see(gone)).toBe(200);
    const { body } = await premium.service.call(listScreeningEvents, { params: { id } }, lan);
    const told = body.data.filter(({ details }) => details['email'] === gone.email);
    expect(told.map(({ what }) => what)).toEqual(['shared', 'share-ended', 'shared']);
  });

  it('is not with oneself, nor with a crowd', async () => {
    expect(codeOf(await share('TUYEN.DUNG@example.com', 'viewer'))).toEqual([409, 'MEMBER_IS_OWNER']);
    expect((await share('no address', 'viewer')).status).toBe(400);
    const of = await screenings.opened(lan);
    for (let n = 0; n < 20; n += 1) await share(`m${n}@example.com`, 'viewer', lan, of);
    expect(codeOf(await share('m20@example.com', 'viewer', lan, of))).toEqual([409, 'TOO_MANY_MEMBERS']);
    expect((await share('m3@example.com', 'reviewer', lan, of)).status).toBe(200);
    expect(await members(lan, of)).toHaveLength(20);
  });

  it('leaves with the account of whom it was with, and the log names them no more', async () => {
    const leaver = await colleague(premium, 'leaver');
    await share(leaver.email, 'reviewer');
    await screenings.get(leaver, id);
    const left = { userId: leaver.id, deletedAt: new Date().toISOString() };
    await premium.service.nats.publish(userDeleted.subject, left, `left-${leaver.id}`);
    await eventually(async () => {
      expect((await members()).map(({ email }) => email)).not.toContain(leaver.email);
    });
    const { body } = await premium.service.call(listScreeningEvents, { params: { id } }, lan);
    expect(JSON.stringify(body)).not.toContain(leaver.email);
  });
});

describe('what each may do', () => {
  it('is to look, as a viewer', async () => {
    const viewer = await colleague(premium, 'only.viewer');
    await share(viewer.email, 'viewer');
    expect((await premium.service.call(getScreeningTable, { params: { id } }, viewer)).status).toBe(200);
    const params = { id, candidateId };
    const missing = [403, 'ROLE_MISSING'];
    const decided = { revision: 0, decision: 'no' as const, reasons: ['other' as const] };
    const { call } = premium.service;
    expect(codeOf(await call(decideCandidate, { params, body: decided }, viewer))).toEqual(missing);
    expect(codeOf(await call(liftBlind, { params, body: { reason: 'curious' } }, viewer))).toEqual(missing);
    expect(codeOf(await share('x@example.com', 'viewer', viewer))).toEqual(missing);
    expect(codeOf((await screenings.start(viewer, id, [candidateId])) as TestReply)).toEqual(missing);
    expect(codeOf(await screenings.add(viewer, id, people[1]))).toEqual(missing);
    expect(codeOf(await call(deleteScreening, { params: { id } }, viewer))).toEqual(missing);
    const said = { requirementId: 'r1', text: 'I may not' };
    const headers = { 'idempotency-key': randomUUID() };
    expect(codeOf(await call(addCellComment, { params, body: said }, { ...viewer, headers }))).toEqual(
      missing,
    );
  });

  it('is to decide, as a reviewer, but neither to start nor to remove', async () => {
    const reviewer = await colleague(premium, 'reviewer');
    await share(reviewer.email, 'reviewer');
    const { call } = premium.service;
    const params = { id, candidateId };
    const body = { revision: 0, decision: 'hold' as const, reasons: ['cannot-tell' as const] };
    const decided = await call(decideCandidate, { params, body }, reviewer);
    expect(decided.body.data).toMatchObject({ decision: 'hold', by: reviewer.email });
    const missing = [403, 'ROLE_MISSING'];
    expect(codeOf((await screenings.start(reviewer, id, [candidateId])) as TestReply)).toEqual(missing);
    expect(codeOf(await call(deleteScreening, { params: { id } }, reviewer))).toEqual(missing);
    const title = { params: { id }, body: { title: 'mine' } };
    expect(codeOf(await call(changeScreening, title, reviewer))).toEqual(missing);
  });
});

describe('a comment', () => {
  const { requirementId } = { requirementId: 'r1' };
  const say = (text: string, who: Person = lan, key = randomUUID(), of = requirementId) =>
    premium.service.call(
      addCellComment,
      { params: { id, candidateId }, body: { requirementId: of, text } },
      { ...who, headers: { 'idempotency-key': key } },
    );
  const list = async (who: Person = lan) =>
    (await premium.service.call(listCellComments, { params: { id, candidateId } }, who)).body.data;
  const takeBack = (commentId: string, who: Person = lan) =>
    premium.service.call(removeCellComment, { params: { id, candidateId, commentId } }, who);

  it('is said once to everybody in the screening, as blind as the rest', async () => {
    const key = randomUUID();
    const first = await say('Nguyễn Thị Lan có kinh nghiệm.', lan, key);
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({ own: true, by: lan.email, requirementId });
    expect(first.body.data.text).not.toMatch(/Lan|Nguyễn/);
    expect((await say('Nguyễn Thị Lan có kinh nghiệm.', lan, key)).body).toEqual(first.body);
    expect(codeOf(await say('Khác', lan, key))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const reader = await colleague(premium, 'reader');
    await share(reader.email, 'viewer');
    expect(await list(reader)).toEqual([{ ...first.body.data, own: false }]);
    const table = await premium.service.call(getScreeningTable, { params: { id } }, reader);
    const cell = table.body.data.people[0]?.cells.find((each) => each.requirementId === requirementId);
    expect(cell?.comments).toBe(1);
    expect((await takeBack(first.body.data.id)).status).toBe(204);
    expect((await takeBack(first.body.data.id)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('is taken back by who said it only, and stays without a name when they leave', async () => {
    const talker = await colleague(premium, 'talker');
    await share(talker.email, 'reviewer');
    const { id: commentId } = (await say('Cần hỏi thêm.', talker)).body.data;
    expect((await takeBack(commentId)).status).toBe(404);
    const left = { userId: talker.id, deletedAt: new Date().toISOString() };
    await premium.service.nats.publish(userDeleted.subject, left, `left-${talker.id}`);
    await eventually(async () => {
      expect(await list()).toMatchObject([{ id: commentId, by: null, text: 'Cần hỏi thêm.' }]);
    });
  });

  it('is about a requirement of the post, and has words', async () => {
    expect(codeOf(await say('?', lan, randomUUID(), 'r99'))).toEqual([422, 'CORRECTION_INVALID']);
    expect((await say(' ')).status).toBe(400);
    expect((await say('x'.repeat(1_001))).status).toBe(400);
  });

  it('has an end', async () => {
    await rows(
      `insert into screening_comment (id, candidate_id, user_id, requirement_id, text, created_at)
       select gen_random_uuid(), $1, $2, 'r1', 'x', now() from generate_series(1, 200)`,
      candidateId,
      lan.id,
    );
    expect(codeOf(await say('one more'))).toEqual([409, 'TOO_MANY_COMMENTS']);
  });
});
