import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { analyse } from '@fitfolio/fit-engine/analyse';
import { findSkills } from '@fitfolio/fit-engine/find-skills';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { blind, isBlindSet } from './blind.js';
import { explainPost, explainReport } from './explain.js';
import { planText } from './plan.js';
import { premiumText } from './premium.js';
import { isPlanType } from '@fitfolio/fit-engine/plan/types';
import { BadFile, readDocumentFile } from './read-document-file.js';

const usage = `fit parse FILE…                       the facts of résumés, one JSON line a file
fit analyse RESUME JOB [--lang en|vi]  the report of a match, as JSON
fit premium RESUME JOB [--lang en|vi]  the premium report, to be read line by line
fit plan RESUME JOB [--type TYPE] [--hours H] [--lang en|vi]  a career plan, to be read line by line
fit explain JOB                        how a post was read: roles of its sentences, pieces, and the weights behind them
fit explain RESUME JOB [--line r3]     where each line of the report comes from
fit blind [--set own|people] [--show]  who can still be told from masked texts; --show names what was seen, of nobody counted
fit skills                             reads JSON lines {text}, writes {skills:[{text,start,end,kind}]}
--today YYYY-MM-DD                     the day that "present" stands for; the current day unless given`;

const badUse = 64;
const badFile = 2;

/** Where a command reads and writes: the answer goes to `print`, what is wrong to `complain`, a line each. */
export interface Streams {
  readonly input: Readable;
  readonly print: (text: string) => void;
  readonly complain: (text: unknown) => void;
}

async function parse(files: readonly string[], today: string, { print, complain }: Streams): Promise<number> {
  let status = 0;
  for (const file of files)
    try {
      print(JSON.stringify({ file, ...parseResume(await readDocumentFile(file), today) }));
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      complain(error.message);
      status = badFile;
    }
  return status;
}

async function match(
  resumeFile: string,
  jobFile: string,
  language: 'en' | 'vi',
  today: string,
): Promise<string> {
  const [resume, job] = [await readDocumentFile(resumeFile), await readDocumentFile(jobFile)];
  return JSON.stringify(analyse({ resume, job, language, today }), null, 2);
}

async function skills({ input, print }: Streams): Promise<number> {
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const { text } = JSON.parse(line) as { text?: unknown };
    if (typeof text !== 'string') throw new BadFile('stdin: each line must be a JSON object with a "text"');
    const found = findSkills(text).map(({ text: name, start, end, kind }) => ({
      text: name,
      start,
      end,
      kind: kind === 'soft' ? 'soft' : 'hard',
    }));
    print(JSON.stringify({ skills: found }));
  }
  return 0;
}

async function run(args: readonly string[], streams: Streams): Promise<number> {
  const { print, complain } = streams;
  const options = {
    lang: { type: 'string', default: 'en' },
    line: { type: 'string' },
    type: { type: 'string', default: 'dream-job-check' },
    hours: { type: 'string' },
    set: { type: 'string' },
    show: { type: 'boolean', default: false },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command, ...rest] = positionals;
  const [first, second] = rest;
  const language = values.lang === 'vi' || values.lang === 'en' ? values.lang : null;
  const { today } = values;
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(today)) {
    complain(usage);
    return badUse;
  }
  if (command === 'parse' && first !== undefined) return parse(rest, today, streams);
  if (command === 'analyse' && first !== undefined && second !== undefined && language) {
    print(await match(first, second, language, today));
    return 0;
  }
  if (command === 'premium' && first !== undefined && second !== undefined && language) {
    print(premiumText(await readDocumentFile(first), await readDocumentFile(second), language, today));
    return 0;
  }
  if (
    command === 'plan' &&
    first !== undefined &&
    second !== undefined &&
    language &&
    isPlanType(values.type)
  ) {
    const [resume, job] = [await readDocumentFile(first), await readDocumentFile(second)];
    const hours = values.hours === undefined ? undefined : Number(values.hours);
    print(planText({ resume, job, today }, values.type, hours, language));
    return 0;
  }
  if (command === 'explain' && first !== undefined && language) {
    const read = await readDocumentFile(first);
    const job = second === undefined ? null : await readDocumentFile(second);
    print(job ? explainReport(read, job, language, today, values.line) : explainPost(read));
    return 0;
  }
  if (command === 'skills') return skills(streams);
  if (command === 'blind' && (values.set === undefined || isBlindSet(values.set)))
    return blind(values.set ?? null, values.show, print);
  complain(usage);
  return badUse;
}

/** Runs a command; resolves to its exit code. */
export async function fit(args: readonly string[], streams: Streams): Promise<number> {
  try {
    return await run(args, streams);
  } catch (error) {
    const known =
      error instanceof BadFile || error instanceof SyntaxError || (error instanceof Error && 'code' in error);
    streams.complain(known && error instanceof Error ? error.message.split('\n')[0] : error);
    return error instanceof BadFile || error instanceof SyntaxError ? badFile : known ? badUse : 1;
  }
}
