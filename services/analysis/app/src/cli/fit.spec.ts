import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fit as run } from './fit-command.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const loader = here('../documents/run-from-source.ts');

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function fit(args: readonly string[], input = ''): Promise<Outcome> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(args, {
    input: Readable.from([input]),
    print: (text) => out.push(text),
    complain: (text) => err.push(String(text)),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** The same in a process of its own, as a shell runs it. */
function asProcess(args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const flags = ['--no-warnings', '--conditions=source', '--import', loader, here('./fit.ts')];
    const child = spawn(execPath, [...flags, ...args], { env: { PATH: env['PATH'] } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

const resume = `Lê Văn Bình
binh.le@example.com | 0987 654 321

Kinh nghiệm làm việc
Kế toán tổng hợp - Công ty TNHH Sao Mai
03/2019 - 12/2023
- Lập báo cáo thuế và báo cáo tài chính trên MISA

Học vấn
Cử nhân Kế toán, Đại học Kinh tế Quốc dân
2014 - 2018`;
const job = `Kế toán tổng hợp
Yêu cầu
- Tối thiểu 2 năm kinh nghiệm ở vị trí kế toán tổng hợp
- Thành thạo MISA và Excel
- Tốt nghiệp Đại học chuyên ngành Kế toán`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fit-cli-'));
  await writeFile(join(folder, 'cv.txt'), resume);
  await writeFile(join(folder, 'jd.txt'), job);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('fit', () => {
  it('parses each file to one JSON line', async () => {
    const { code, out } = await fit(['parse', join(folder, 'cv.txt')]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      contact: { full_name: 'Lê Văn Bình', email: 'binh.le@example.com', phone: '0987 654 321' },
      experience: [
        { title: 'Kế toán tổng hợp', company: 'Công ty TNHH Sao Mai', dates: '03/2019 - 12/2023' },
      ],
      education: [{ degree: 'Cử nhân Kế toán', institution: 'Đại học Kinh tế Quốc dân' }],
    });
  });

  it('analyses in the language asked for', async () => {
    const { code, out } = await fit([
      'analyse',
      join(folder, 'cv.txt'),
      join(folder, 'jd.txt'),
      '--lang',
      'vi',
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(out) as { language: string; score: number; job: { title: string } };
    expect(report).toMatchObject({ language: 'vi', job: { title: 'Kế toán tổng hợp' } });
    expect(report.score).toBeGreaterThan(60);
  });

  it('prints a premium report with its sums and quotes', async () => {
    const { code, out } = await fit([
      'premium',
      join(folder, 'cv.txt'),
      join(folder, 'jd.txt'),
      '--lang',
      'vi',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^SCORE \d+ \(/);
    expect(out).toMatch(/^minimum-experience: 100\./mu);
    expect(out).toContain('“Lập báo cáo thuế và báo cáo tài chính trên MISA”');
  });

  it('explains a post by roles and weights, and a line of a report by its words', async () => {
    const post = await fit(['explain', join(folder, 'jd.txt')]);
    expect(post.code).toBe(0);
    expect(post.out).toMatch(/requirement: Thành thạo MISA và Excel\n {4}because .+ \+\d+/u);
    expect(post.out).toMatch(/«MISA»: skill, must; because .+ \+\d+/u);
    const line = await fit(['explain', join(folder, 'cv.txt'), join(folder, 'jd.txt'), '--lang', 'vi']);
    expect(line.code).toBe(0);
    expect(line.out).toMatch(/MISA \[(?:tool|hard-skill), must\]\n {4}asked in: Thành thạo MISA và Excel\n/u);
    expect(line.out).toContain('“Lập báo cáo thuế và báo cáo tài chính trên MISA”');
  });

  it('finds skills line by line', async () => {
    const text = 'Docker and teamwork';
    const { code, out } = await asProcess(
      ['skills'],
      `${JSON.stringify({ text })}\n${JSON.stringify({ text: '' })}\n`,
    );
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      {
        skills: [
          { text: 'Docker', start: 0, end: 6, kind: 'hard' },
          { text: 'teamwork', start: 11, end: 19, kind: 'soft' },
        ],
      },
      { skills: [] },
    ]);
  });

  it('says in one line what is wrong with a file, and exits 2', async () => {
    await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7 nothing');
    for (const file of ['broken.pdf', 'absent.pdf']) {
      const { code, out, err } = await fit(['parse', join(folder, file)]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).toContain(file);
    }
    expect((await fit(['skills'], 'not json')).code).toBe(2);
  });

  it('explains itself when called wrongly', async () => {
    const { code, err } = await asProcess(['analyse', 'only-one.pdf']);
    expect(code).toBe(64);
    expect(err).toContain('fit analyse RESUME JOB');
  });
});
