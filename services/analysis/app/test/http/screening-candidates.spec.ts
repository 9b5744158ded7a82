import { randomUUID } from 'node:crypto';
import { type Candidate, getScreening, removeCandidate } from '@fitfolio/analysis-contract/screening';
import { listScreeningEvents } from '@fitfolio/analysis-contract/screening-table';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, type Premium, startPremium } from '../support/premium.js';
import { colleague, people, resumeOf, screeningsOf } from '../support/screening.js';
import { textFile } from '../support/submit.js';
import { jobText } from '../given/texts.js';

let premium: Premium;
let screenings: ReturnType<typeof screeningsOf>;
let lan: Person;
let binh: Person;
beforeAll(async () => {
  premium = await startPremium({ RATE_LIMIT_FACTOR: '100' });
  screenings = screeningsOf(premium);
  lan = await colleague(premium, 'lan');
  binh = await colleague(premium, 'binh');
});
afterAll(() => premium.close());
afterEach(async () => {
  expect(await premium.broken()).toEqual([]);
});

const codeOf = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const dataOf = (reply: TestReply) => (reply.body as { data: Candidate }).data;
const rows = (text: string, ...params: unknown[]) => premium.service.database.sql(text, params);

it('waits, blind, under a code that tells no name, and takes no token', async () => {
  const id = await screenings.opened(lan);
  const added = await screenings.added(lan, id, textFile(people[0], 'CV Nguyen Thi Lan.txt'));
  expect(added).toMatchObject({
    status: 'waiting',
    name: null,
    fileName: null,
    failure: null,
    duplicate: null,
    notices: [],
  });
  expect(added.code).toMatch(/^[0-9A-Z]{5}$/);
  expect((await screenings.get(lan, id)).people).toEqual([added]);
  expect(premium.credits.asked).toEqual([]);
  const [row] = await rows('select * from screening_candidate where id = $1', added.id);
  expect(JSON.stringify(row)).not.toMatch(/Lan|lan\.|nguyen/i);
});

it('has the same code in whatever order the files come, and another one in another screening', async () => {
  const codesOf = async (resumes: readonly string[]) => {
    const id = await screenings.opened(lan);
    const codes = new Map<string, string>();
    for (const resume of resumes) codes.set(resume, (await screenings.added(lan, id, resume)).code);
    return { id, codes };
  };
  const { codes, id } = await codesOf(people);
  const inOrder = (await screenings.get(lan, id)).people.map(({ code }) => code);
  expect(inOrder).toEqual([...codes.values()].toSorted());
  const other = await codesOf(people.toReversed());
  expect([...other.codes.values()].some((code) => inOrder.includes(code))).toBe(false);
});

it('is the first row when the same call comes again, also at once', async () => {
  const id = await screenings.opened(lan);
  const key = randomUUID();
  const replies = await Promise.all([
    screenings.add(lan, id, people[0], key),
    screenings.add(lan, id, people[0], key),
  ]);
  replies.push(await screenings.add(lan, id, people[1], key));
  expect(new Set(replies.map((reply) => dataOf(reply).id)).size).toBe(1);
  expect((await screenings.get(lan, id)).people).toHaveLength(1);
});

describe('a file that cannot be taken', () => {
  it.each([
    ['empty', textFile('', 'trống.txt'), 'FILE_EMPTY'],
    ['no résumé’s type', new File(['PK'], 'cv.zip', { type: 'application/zip' }), 'FILE_TYPE_INVALID'],
    ['damaged', new File(['%PDF-1.4 oops'], 'cv.pdf', { type: 'application/pdf' }), 'FILE_CORRUPT'],
    ['too short', textFile('Nguyễn Thị Lan'), 'RESUME_TOO_SHORT'],
  ])('%s is a row with its reason and its name', async (_what, file, code) => {
    const id = await screenings.opened(lan);
    const reply = await screenings.add(lan, id, file);
    expect([reply.status, dataOf(reply)]).toMatchObject([
      201,
      { status: 'refused', failure: { code }, fileName: file.name, name: null },
    ]);
    const [again] = [await screenings.added(lan, id, file)];
    expect(again).toMatchObject({ duplicate: { candidateId: dataOf(reply).id, by: 'file' } });
    expect(again.code).not.toBe(dataOf(reply).code);
  });

  it('is said when there is none', async () => {
    const id = await screenings.opened(lan);
    expect(codeOf(await screenings.add(lan, id, null))).toEqual([400, 'FILE_MISSING']);
  });

  it('is refused before it is read when it is too large', async () => {
    const id = await screenings.opened(lan);
    const large = textFile('x'.repeat(2 * 1024 * 1024 + 1));
    expect(codeOf(await screenings.add(lan, id, large))).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await screenings.get(lan, id)).people).toEqual([]);
  });
});

it('is told where a post is sent as a résumé', async () => {
  const id = await screenings.opened(lan);
  const post = `${jobText}\nResponsibilities\n- Build pages with React.\nBenefits\n- A yearly trip.\n`;
  const { notices } = await screenings.added(lan, id, post);
  expect(notices).toContain('job-as-resume');
});

describe('the same person again', () => {
  const lanAgain = people[0].replace('giảm 30% lỗi', 'giảm 35% lỗi').replace('lan@', 'lan.moi@');
  it.each([
    ['by the file', people[0], 'file'],
    ['by the text of another file', `\n${people[0].replaceAll('\n', '\r\n')}\n`, 'text'],
    [
      'by the address',
      resumeOf({
        name: 'Lan N. T.',
        email: 'NguyenThiLan@example.com',
        skills: 'Kế toán, Excel, thuế',
        company: 'Siêu thị Bình Minh',
      }),
      'email',
    ],
    ['by a text that is nearly the same', lanAgain, 'near-text'],
  ])('is found %s', async (_what, resume, by) => {
    const id = await screenings.opened(lan);
    const first = await screenings.added(lan, id, people[0]);
    await screenings.added(lan, id, people[1]);
    expect((await screenings.added(lan, id, resume)).duplicate).toEqual({ candidateId: first.id, by });
  });

  it('is nobody’s when the first is removed', async () => {
    const id = await screenings.opened(lan);
    const first = await screenings.added(lan, id, people[0]);
    const second = await screenings.added(lan, id, people[0]);
    expect(second.duplicate).toEqual({ candidateId: first.id, by: 'file' });
    const params = { id, candidateId: first.id };
    expect((await premium.service.call(removeCandidate, { params }, lan)).status).toBe(204);
    expect((await screenings.get(lan, id)).people).toEqual([{ ...second, duplicate: null }]);
  });
});

it('takes thirty people and no more, also at once; refused files take no place', async () => {
  const id = await screenings.opened(lan);
  await screenings.added(lan, id, textFile('', 'x.txt'));
  for (let n = 0; n < 29; n += 1)
    await screenings.added(lan, id, resumeOf({ name: `Người Thứ ${'abcdefghijklmnopqrstuvwxyzơưđ'[n]}` }));
  const last = await Promise.all([
    screenings.add(lan, id, people[0]),
    screenings.add(lan, id, people[1]),
    screenings.add(lan, id, people[2]),
  ]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(codeOf(await screenings.add(lan, id, people[1]))).toEqual([409, 'TOO_MANY_CANDIDATES']);
  const { people: all, candidates } = await screenings.get(lan, id);
  expect([all.length, candidates]).toEqual([31, 31]);
});

describe('removing one', () => {
  it('takes all that was known of them, and says so in the log', async () => {
    const id = await screenings.opened(lan);
    const { id: candidateId, code } = await screenings.added(lan, id, people[0]);
    const remove = (who: Person) =>
      premium.service.call(removeCandidate, { params: { id, candidateId } }, who);
    expect((await remove(binh)).status).toBe(404);
    expect((await remove(lan)).status).toBe(204);
    expect((await remove(lan)).status).toBe(204);
    expect(await rows('select 1 from screening_candidate where id = $1', candidateId)).toEqual([]);
    const { body } = await premium.service.call(listScreeningEvents, { params: { id } }, lan);
    expect(body.data.map(({ what, candidate, by }) => [what, candidate, by])).toEqual([
      ['candidate-removed', code, 'lan@example.com'],
      ['candidate-added', code, 'lan@example.com'],
      ['opened', null, 'lan@example.com'],
    ]);
  });

  it('is of one screening only', async () => {
    const [one, other] = [await screenings.opened(lan), await screenings.opened(lan)];
    const { id: candidateId } = await screenings.added(lan, one, people[0]);
    await premium.service.call(removeCandidate, { params: { id: other, candidateId } }, lan);
    expect((await screenings.get(lan, one)).people).toHaveLength(1);
  });
});

it('adds nothing to a screening of somebody else', async () => {
  const id = await screenings.opened(lan);
  expect((await screenings.add(binh, id, people[0])).status).toBe(404);
  expect((await premium.service.call(getScreening, { params: { id } }, binh)).status).toBe(404);
});
