import { changeScreeningRequirements } from '@fitfolio/analysis-contract/screening';
import {
  decideCandidate,
  downloadScreeningPaper,
  downloadScreeningTable,
  getCandidate,
  getScreeningTable,
  liftBlind,
  listScreeningEvents,
  type ScreeningTable,
  type TablePerson,
} from '@fitfolio/analysis-contract/screening-table';
import { fillPath } from '@fitfolio/contract-kit/route';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { extractDocument } from '../../src/documents/extract-document.js';
import { type Premium, startPremium } from '../support/premium.js';
import { colleague, type Member, people, screeningsOf } from '../support/screening.js';

let premium: Premium;
let screenings: ReturnType<typeof screeningsOf>;
let lan: Member;
let binh: Member;
let id: string;
let ids: string[];
beforeAll(async () => {
  premium = await startPremium({ RATE_LIMIT_FACTOR: '100' });
  screenings = screeningsOf(premium);
  lan = await colleague(premium, 'tuyen.dung');
  binh = await colleague(premium, 'binh');
  ({ id, ids } = await screenings.completed(lan));
});
afterAll(() => premium.close());
afterEach(async () => {
  expect(await premium.broken()).toEqual([]);
});

const codeOf = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const tableOf = async (of = id, language: 'vi' | 'en' = 'en', who = lan): Promise<ScreeningTable> =>
  (await premium.service.call(getScreeningTable, { params: { id: of }, query: { language } }, who)).body.data;
const sheetOf = (candidateId: string, of = id, language: 'vi' | 'en' = 'en', who = lan) =>
  premium.service.call(getCandidate, { params: { id: of, candidateId }, query: { language } }, who);
const csvOf = async (of = id, language = 'en', who = lan) => {
  const path = `${fillPath(downloadScreeningTable.path, { id: of })}?language=${language}`;
  return premium.service.raw('GET', path, { headers: { authorization: `Bearer ${who.token}` } });
};
/** The letters of the paper. */
async function paperOf(of = id, language = 'en', who = lan) {
  const path = `${premium.service.url}/api${fillPath(downloadScreeningPaper.path, { id: of })}?language=${language}`;
  const reply = await fetch(path, { headers: { authorization: `Bearer ${who.token}` } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const read = await extractDocument({ bytes, fileName: 'table.pdf' });
  if (!read.ok) throw new Error(read.code);
  const spans = read.document.pages.flatMap(({ lines }) => lines.flatMap((line) => line.spans));
  return { reply, bytes, text: bare(spans.map(({ text }) => text).join('')) };
}
/** Without blanks: where a line breaks is the page's affair. */
const bare = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, '');
const find = ({ people: all }: ScreeningTable, candidateId: string): TablePerson => {
  const found = all.find((one) => one.id === candidateId);
  if (!found) throw new Error('not in the table');
  return found;
};
const sumOf = ({ cells, rest }: TablePerson): number =>
  Math.round([...cells, ...rest].reduce((sum, { earned }) => sum + earned, 0));

/** What tells who the people of the tests are. */
const telling =
  /(?<!\p{L})(?:Lan|Bình|Thu Hà|Nguyễn|Trần|Phạm)(?!\p{L})|nguyenthilan|quocbinh|0912|Bách khoa|Tự nhiên|Quốc dân|(?<!\d)2016/u;

describe('the table', () => {
  it('has every requirement against everybody, in the order of their codes', async () => {
    const table = await tableOf();
    expect(table).toMatchObject({ language: 'en', version: 1 });
    expect(table.people.map(({ code }) => code)).toEqual(table.people.map(({ code }) => code).toSorted());
    const importances = table.requirements.map(({ importance }) => importance);
    expect(importances).toEqual(importances.toSorted());
    for (const person of table.people) {
      expect(person.cells.map(({ requirementId }) => requirementId).toSorted()).toEqual(
        table.requirements.map((one) => one.id).toSorted(),
      );
      expect(person.score).toBe(sumOf(person));
      expect(person.musts.all).toBeGreaterThan(0);
      expect(person.decision).toMatchObject({ revision: 0, decision: null, by: null });
    }
    const scores = ids.map((each) => find(table, each).score ?? 0);
    expect(scores[0]).toBeGreaterThan(scores[2] ?? 0);
  });

  it('is the same bytes again, and for whoever came in whatever order', async () => {
    expect(JSON.stringify(await tableOf())).toBe(JSON.stringify(await tableOf()));
    const other = await screenings.completed(lan, people.toReversed());
    const bare = (table: ScreeningTable, of: string) => {
      const { id: _id, code: _code, ...person } = find(table, of);
      return JSON.stringify(person);
    };
    const [one, same] = [await tableOf(), await tableOf(other.id)];
    for (const [at, each] of ids.entries()) expect(bare(same, other.ids[2 - at]!)).toBe(bare(one, each));
    expect(same.requirements).toEqual(one.requirements);
  });

  it('notes who first saw a result, once, and no look at nothing', async () => {
    const empty = await screenings.opened(lan);
    await tableOf(empty);
    expect((await screenings.get(lan, empty)).firstLookAt).toBeNull();
    const fresh = await screenings.completed(lan, people.slice(0, 1));
    expect((await screenings.get(lan, fresh.id)).firstLookAt).toBeNull();
    await Promise.all([tableOf(fresh.id), sheetOf(fresh.ids[0]!, fresh.id)]);
    expect((await screenings.get(lan, fresh.id)).firstLookAt).not.toBeNull();
    const { body } = await premium.service.call(listScreeningEvents, { params: { id: fresh.id } }, lan);
    expect(body.data.filter(({ what }) => what === 'first-look')).toHaveLength(1);
  });
});

describe('the blind', () => {
  it.each(['vi', 'en'] as const)(
    'lets nothing through in %s that tells who somebody is',
    async (language) => {
      const texts = [JSON.stringify(await tableOf(id, language))];
      for (const each of ids) texts.push(JSON.stringify((await sheetOf(each, id, language)).body.data));
      texts.push(String((await csvOf(id, language)).body));
      for (const text of texts) expect(telling.exec(text)?.[0]).toBeUndefined();
      expect(texts[1]).toContain('⟦name⟧');
    },
  );

  it('is lifted for one candidate with a reason, for everybody, and logged', async () => {
    const fresh = await screenings.completed(lan);
    const [first = '', second = ''] = fresh.ids;
    const lift = (reason: string, who = lan) =>
      premium.service.call(
        liftBlind,
        { params: { id: fresh.id, candidateId: first }, body: { reason } },
        who,
      );
    expect((await lift('x')).status).toBe(400);
    expect((await lift('invited', binh)).status).toBe(404);
    expect((await lift('Mời phỏng vấn')).body.data).toMatchObject({
      name: 'Nguyễn Thị Lan',
      fileName: 'cv.txt',
    });
    expect((await lift('again')).status).toBe(200);
    const sheet = (await sheetOf(first, fresh.id)).body.data;
    expect(sheet.lifted).toMatchObject({ by: 'tuyen.dung@example.com', reason: 'Mời phỏng vấn' });
    expect(sheet.lines.join('\n')).toContain('Nguyễn Thị Lan');
    expect(JSON.stringify((await sheetOf(second, fresh.id)).body.data)).not.toMatch(telling);
    const { body } = await premium.service.call(listScreeningEvents, { params: { id: fresh.id } }, lan);
    const lifted = body.data.filter(({ what }) => what === 'lifted');
    expect(lifted).toMatchObject([{ candidate: sheet.code, details: { reason: 'Mời phỏng vấn' } }]);
  });

  it('waits for a result', async () => {
    const of = await screenings.opened(lan);
    const { id: candidateId } = await screenings.added(lan, of, people[0]);
    const params = { id: of, candidateId };
    const sent = { params, body: { reason: 'too early' } };
    expect(codeOf(await premium.service.call(liftBlind, sent, lan))).toEqual([409, 'RESULT_NOT_READY']);
    expect(codeOf(await sheetOf(candidateId, of))).toEqual([409, 'RESULT_NOT_READY']);
  });
});

describe('other requirements', () => {
  const correct = (of: string, version: number, changes: object[]) =>
    premium.service.call(
      changeScreeningRequirements,
      { params: { id: of }, body: { version, changes } } as never,
      lan,
    );

  it('are another sum of the same verdicts, and none is left of what was dismissed', async () => {
    const fresh = await screenings.completed(lan);
    const before = await tableOf(fresh.id);
    const weightiest = before.requirements[0]!;
    await correct(fresh.id, 1, [{ requirementId: weightiest.id, importance: null, emphasis: 'normal' }]);
    const after = await tableOf(fresh.id);
    expect(after.version).toBe(2);
    expect(after.requirements.map((one) => one.id)).not.toContain(weightiest.id);
    for (const person of after.people) {
      expect(person.score).toBe(sumOf(person));
      const verdicts = (one: TablePerson) =>
        Object.fromEntries(one.cells.map(({ requirementId, verdict }) => [requirementId, verdict]));
      const { [weightiest.id]: _gone, ...same } = verdicts(find(before, person.id));
      expect(verdicts(person)).toEqual(same);
      const { summary } = (await sheetOf(person.id, fresh.id)).body.data;
      expect(summary).toContain(`${person.score}`);
    }
    const { body } = await premium.service.call(listScreeningEvents, { params: { id: fresh.id } }, lan);
    expect(body.data.find(({ what }) => what === 'requirements-changed')?.details).toMatchObject({
      version: '2',
      afterFirstLook: 'yes',
    });
    await correct(fresh.id, 2, []);
    expect({ ...(await tableOf(fresh.id)), version: 1 }).toEqual(before);
  });
});

describe('the file', () => {
  it('has the sum of everybody, and no formula', async () => {
    const fresh = await screenings.completed(lan, people, undefined);
    const table = await tableOf(fresh.id);
    const reply = await csvOf(fresh.id);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head = '', ...lines] = String(reply.body).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(head).toContain('Candidate,Name,Score');
    for (const { label } of table.requirements) expect(head).toContain(label.replaceAll('"', '""'));
    for (const { code, score } of table.people)
      expect(lines.some((line) => line.startsWith(`"${code}",,${score},`))).toBe(true);
    expect(String(reply.body)).not.toMatch(/(^|[,\n])"?[=+@-]/);
    const { body } = await premium.service.call(listScreeningEvents, { params: { id: fresh.id } }, lan);
    expect(body.data[0]).toMatchObject({ what: 'exported', details: { people: '3', version: '1' } });
  });
});

describe('the paper', () => {
  it.each(['vi', 'en'] as const)(
    'says in %s what the table says, by codes, and is noted',
    async (language) => {
      const fresh = await screenings.completed(lan);
      const table = await tableOf(fresh.id, language);
      const { reply, bytes, text } = await paperOf(fresh.id, language);
      expect(reply.headers.get('content-type')).toBe('application/pdf');
      expect(reply.headers.get('content-disposition')).toMatch(
        /^attachment; filename="screening-[a-z0-9-]+\.pdf"$/,
      );
      const said = [
        ...table.requirements.map(({ label }) => label),
        ...table.people.flatMap(({ code, score }) => [code, String(score)]),
      ];
      expect(said.filter((each) => !text.includes(bare(each)))).toEqual([]);
      expect(telling.exec(text)?.[0]).toBeUndefined();
      expect(bytes.equals((await paperOf(fresh.id, language)).bytes)).toBe(true);
      const { body } = await premium.service.call(listScreeningEvents, { params: { id: fresh.id } }, lan);
      expect(body.data[0]).toMatchObject({ what: 'exported', details: { people: '3', version: '1' } });
    },
  );

  it('names who was lifted, and is nobody else’s', async () => {
    const fresh = await screenings.completed(lan);
    const lifted = {
      params: { id: fresh.id, candidateId: fresh.ids[0]! },
      body: { reason: 'Mời phỏng vấn' },
    };
    await premium.service.call(liftBlind, lifted, lan);
    const { text } = await paperOf(fresh.id);
    expect(text).toContain(bare('Nguyễn Thị Lan'));
    expect(text).not.toContain(bare('Trần Quốc Bình'));
    const sent = { params: { id: fresh.id } };
    expect((await premium.service.call(downloadScreeningPaper, sent, binh)).status).toBe(404);
  });
});

describe('a decision', () => {
  const decide = (candidateId: string, body: object, who = lan, of = id) =>
    premium.service.call(decideCandidate, { params: { id: of, candidateId }, body } as never, who);

  it('is a person’s, with a reason, and may be taken back', async () => {
    const [first = ''] = ids;
    const reply = await decide(first, {
      revision: 0,
      decision: 'shortlist',
      reasons: ['musts-met', 'strong-evidence', 'musts-met'],
      note: 'Nguyễn Thị Lan viết rõ ràng.',
    });
    expect(reply.body.data).toMatchObject({
      revision: 1,
      decision: 'shortlist',
      reasons: ['musts-met', 'strong-evidence'],
      by: 'tuyen.dung@example.com',
    });
    expect(reply.body.data.note).not.toContain('Lan');
    expect(find(await tableOf(), first).decision).toEqual(reply.body.data);
    expect((await screenings.get(lan, id)).shortlisted).toBe(1);
    const back = await decide(first, { revision: 1, decision: null, reasons: [] });
    expect(back.body.data).toMatchObject({ revision: 2, decision: null, note: null });
    const { body } = await premium.service.call(listScreeningEvents, { params: { id } }, lan);
    const decided = body.data.filter(({ what }) => what === 'decided');
    expect(decided.map(({ details }) => details['decision'])).toEqual(['none', 'shortlist']);
    expect(JSON.stringify(decided)).not.toContain('Lan');
  });

  it('keeps a note as it was written when it comes back as it was shown', async () => {
    const fresh = await screenings.completed(lan);
    const [candidateId = ''] = fresh.ids;
    const params = { id: fresh.id, candidateId };
    const decided = async (revision: number, note: string) => {
      const body = { revision, decision: 'hold' as const, reasons: ['other' as const], note };
      return (await premium.service.call(decideCandidate, { params, body }, lan)).body.data.note as string;
    };
    const shown = await decided(0, 'Nguyễn Thị Lan gọi lại sau.');
    expect(shown).toMatch(/⟦name⟧/u);
    await decided(1, shown);
    const body = { reason: 'Mời phỏng vấn' };
    await premium.service.call(liftBlind, { params, body }, lan);
    expect((await sheetOf(candidateId, fresh.id)).body.data.decision.note).toBe(
      'Nguyễn Thị Lan gọi lại sau.',
    );
  });

  it('of two at once is one; the second is told what the first decided', async () => {
    const [, second = ''] = ids;
    const replies = await Promise.all([
      decide(second, { revision: 0, decision: 'hold', reasons: ['level'] }),
      decide(second, { revision: 0, decision: 'no', reasons: ['must-missing'] }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = replies.find(({ status }) => status === 200)?.body.data.decision;
    const lost = replies.find(({ status }) => status === 409)?.body as unknown;
    expect(lost).toMatchObject({ code: 'DECISION_CHANGED', details: { revision: 1, decision: won } });
  });

  it('needs a reason, a result, and a part in the screening', async () => {
    const [, , third = ''] = ids;
    const none = { revision: 0, decision: 'no', reasons: [] };
    expect(codeOf(await decide(third, none))).toEqual([422, 'DECISION_WITHOUT_REASON']);
    const no = { revision: 0, decision: 'no', reasons: ['other'] };
    expect((await decide(third, no, binh)).status).toBe(404);
    const of = await screenings.opened(lan);
    const { id: waits } = await screenings.added(lan, of, people[0]);
    expect(codeOf(await decide(waits, no, lan, of))).toEqual([409, 'RESULT_NOT_READY']);
    expect((await decide(third, no, lan, of)).status).toBe(404);
  });
});
