import { randomUUID } from 'node:crypto';
import {
  addCandidate,
  type Candidate,
  createScreening,
  getScreening,
  startCandidates,
} from '@fitfolio/analysis-contract/screening';
import { userRegistered } from '@fitfolio/auth-contract/events';
import { fillPath } from '@fitfolio/contract-kit/route';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import type { Person, Premium } from './premium.js';
import { textFile } from './submit.js';
import { jobText } from '../given/texts.js';

export interface Member extends Person {
  readonly email: string;
}

/** Somebody with an account that analysis has heard of. */
export async function colleague(
  premium: Premium,
  name: string,
  tokens = 0,
  emailVerified = true,
): Promise<Member> {
  const { id } = await premium.person(tokens);
  const email = `${name}@example.com`;
  const registered = { userId: id, email, registeredAt: new Date().toISOString() };
  await premium.service.nats.publish(userRegistered.subject, registered, id);
  await eventually(async () => {
    const rows = await premium.service.database.sql('select 1 from person where user_id = $1', [id]);
    if (rows.length === 0) throw new Error('not heard of yet');
  });
  return { id, email, token: await premium.service.token({ id, email, emailVerified }) };
}

interface Somebody {
  readonly name: string;
  readonly email?: string;
  readonly skills?: string;
  readonly years?: string;
  readonly company?: string;
  readonly school?: string;
  readonly second?: string;
}

/** A résumé of somebody invented. */
export const resumeOf = ({
  name,
  email = `${name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()}@example.com`,
  skills = 'React, TypeScript, Jest, HTML, CSS, Git',
  years = '03/2021 - Hiện tại',
  company = 'Công ty Cổ phần Công nghệ Sao Việt',
  school = 'Đại học Bách khoa Hà Nội',
  second = 'Viết kiểm thử cho toàn bộ giao diện, giảm 30% lỗi.',
}: Somebody): string => `${name}
${email} | 0912 345 678 | Hà Nội

Kinh nghiệm làm việc
Lập trình viên Front-end
${company}
${years}
- ${name} xây dựng giao diện bằng ${skills} cho 40.000 người dùng.
- ${second}

Học vấn
Kỹ sư Công nghệ thông tin
${school}
2016 - 2021

Kỹ năng
${skills}
`;

/** Three people of the same trade who have nothing to do with each other. */
export const people = [
  resumeOf({ name: 'Nguyễn Thị Lan' }),
  resumeOf({
    name: 'Trần Quốc Bình',
    skills: 'Vue, JavaScript, HTML, Docker',
    years: '06/2023 - Hiện tại',
    company: 'Công ty TNHH Phần mềm Đại Dương',
    school: 'Đại học Khoa học Tự nhiên',
    second:
      'Hướng dẫn hai thực tập sinh đọc mã nguồn và sửa trang thanh toán của khách hàng ở ba tỉnh miền Trung.',
  }),
  resumeOf({
    name: 'Phạm Thu Hà',
    skills: 'Java, Spring, PostgreSQL, Kafka',
    years: '01/2015 - Hiện tại',
    company: 'Ngân hàng Thương mại Phương Đông',
    school: 'Đại học Kinh tế Quốc dân',
    second:
      'Vận hành hệ thống chuyển khoản liên ngân hàng, trực ca đêm và viết tài liệu bàn giao cho đội vận hành mới tại chi nhánh.',
  }),
] as const;

/** What a test does in screenings, over HTTP. */
export function screeningsOf(premium: Premium) {
  const { service } = premium;
  const send = (path: string, { token }: Person, body: FormData, key: string): Promise<TestReply> =>
    service.raw('POST', path, {
      body,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    });
  const create = (
    person: Person,
    { text = jobText, file, key = randomUUID() }: { text?: string; file?: File; key?: string } = {},
  ): Promise<TestReply> => {
    const body = new FormData();
    if (file) body.set('jobDescription', file);
    else body.set('jobDescriptionText', text);
    body.set('outputLanguage', 'en');
    return send(createScreening.path, person, body, key);
  };
  const add = (person: Person, id: string, resume: string | File | null, key = randomUUID()) => {
    const body = new FormData();
    if (resume !== null) body.set('resume', typeof resume === 'string' ? textFile(resume) : resume);
    return send(fillPath(addCandidate.path, { id }), person, body, key);
  };
  const get = async (person: Person, id: string) =>
    (await service.call(getScreening, { params: { id }, query: { language: 'en' } }, person)).body.data;
  const all = {
    create,
    add,
    get,
    async opened(person: Person, text?: string): Promise<string> {
      const reply = await create(person, text === undefined ? {} : { text });
      return createScreening.reply.parse(reply.body).data.id;
    },
    async added(person: Person, id: string, resume: string | File): Promise<Candidate> {
      return addCandidate.reply.parse((await add(person, id, resume)).body).data;
    },
    start: (person: Person, id: string, candidateIds: string[]) =>
      service.call(startCandidates, { params: { id }, body: { candidateIds } }, person),
    async untilEnded(person: Person, id: string, status: 'completed' | 'failed' = 'completed') {
      return eventually(async () => {
        const screening = await get(person, id);
        const under = screening.people.filter((one) => !['refused', 'waiting', status].includes(one.status));
        if (under.length > 0) throw new Error(`some are ${under.map((one) => one.status).join()}`);
        return screening;
      });
    },
    /** A screening of these people, all of them completed. */
    async completed(person: Person, resumes: readonly string[] = people, text?: string) {
      const id = await all.opened(person, text);
      const ids: string[] = [];
      for (const resume of resumes) ids.push((await all.added(person, id, resume)).id);
      premium.credits.balances.set(person.id, resumes.length);
      const reply = await all.start(person, id, ids);
      if (reply.status !== 202) throw new Error(`not started: ${JSON.stringify(reply.body)}`);
      await all.untilEnded(person, id);
      return { id, ids };
    },
  };
  return all;
}
