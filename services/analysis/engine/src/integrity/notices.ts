import type { HiddenText, ReadText } from '../layout/read-text.js';
import type { Job } from '../job/read-job.js';
import type { IntegrityCode, IntegrityNotice } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import { findRanges } from '../text/dates.js';
import { tokenize } from '../text/tokens.js';
import type { Sifted } from './blocks.js';
import { isInstruction } from '../clause/instructions.js';

export interface Finding {
  readonly code: IntegrityCode;
  readonly severity: IntegrityNotice['severity'];
  readonly where: 'resume' | 'job';
  readonly quote: string | null;
}

const quoteMax = 160;
const cut = (text: string): string => (text.length <= quoteMax ? text : text.slice(0, quoteMax));

/** An honest résumé names its own trade often; only a word far beyond that is noted. */
const stuffedTimes = 20;
const stuffedShare = 0.07;

function hiddenFindings(hidden: readonly HiddenText[], where: Finding['where']): Finding[] {
  const shown = hidden.filter((piece) => piece.text.length > 2);
  const [first] = shown;
  if (!first) return [];
  const instructing =
    shown.find((piece) => isInstruction(piece.text)) ??
    (isInstruction(shown.map((p) => p.text).join(' ')) ? first : undefined);
  const longest = shown.reduce((best, piece) => (piece.text.length > best.text.length ? piece : best), first);
  const findings: Finding[] = [{ code: 'hidden-text', severity: 'warning', where, quote: cut(longest.text) }];
  if (instructing)
    findings.push({ code: 'instructions', severity: 'warning', where, quote: cut(instructing.text) });
  return findings;
}

/** A word that fills the résumé far beyond any honest use. */
function stuffedWord(read: ReadText): string | null {
  const counts = new Map<string, { count: number; start: number; end: number }>();
  const tokens = tokenize(read.text);
  for (const { key, start, end } of tokens) {
    if (key.length < 2 || /^\d+$/.test(key)) continue;
    const known = counts.get(key);
    counts.set(key, { count: (known?.count ?? 0) + 1, start: known?.start ?? start, end: known?.end ?? end });
  }
  const common =
    /^(?:the|and|of|to|in|for|with|a|an|on|as|by|at|from|và|các|của|cho|với|công|việc|khách|hàng|nhân|viên|quản|lý|năm|tháng|trong|được|là|có|theo|kế|toán|kinh|doanh|sản|phẩm|dự|án|team|project|data|ty|thực|hiện|báo|cáo|phát|triển|hệ|thống|thiết|kỹ|thuật)$/u;
  for (const [key, { count, start, end }] of counts)
    if (count >= stuffedTimes && count / tokens.length >= stuffedShare && !common.test(key))
      return read.text.slice(start, end);
  return null;
}

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/** Headings that only a post has. */
const postHeading =
  /^(?:(?:job |key )?requirements|qualifications|responsibilities|(?:key |main )?duties|benefits|what we offer|why join us|how to apply|nice to have|about us|job description|mô tả công việc|yêu cầu(?: công việc| ứng viên| tuyển dụng)?|quyền lợi(?: được hưởng)?|phúc lợi|cách thức ứng tuyển|chế độ đãi ngộ)\s*:?$/iu;
const postHeadingsMin = 3;

function looksLikeJob(read: ReadText): boolean {
  const headings = read.blocks.filter((block) => postHeading.test(block.text.trim()));
  return new Set(headings.map((block) => block.text.trim().toLowerCase())).size >= postHeadingsMin;
}

/** Everything about the two documents that a reader of the score should know. */
export function findingsOf(resume: Resume, job: Job, sifted: Sifted, resumeRead: ReadText): Finding[] {
  const findings: Finding[] = [
    ...hiddenFindings(resumeRead.hidden, 'resume'),
    ...hiddenFindings(job.read.hidden, 'job'),
  ];
  const [instruction] = sifted.instructions;
  if (instruction !== undefined)
    findings.push({ code: 'instructions', severity: 'warning', where: 'resume', quote: cut(instruction) });
  const inJob = job.read.blocks.find((block) => isInstruction(block.text));
  if (inJob)
    findings.push({ code: 'instructions', severity: 'warning', where: 'job', quote: cut(inJob.text) });
  const [copy] = sifted.copied;
  if (copy)
    findings.push({ code: 'copied-job', severity: 'warning', where: 'resume', quote: cut(copy.text) });
  const stuffed = stuffedWord(resumeRead);
  if (stuffed !== null)
    findings.push({ code: 'stuffing', severity: 'warning', where: 'resume', quote: stuffed });
  if (resumeRead.invisibleCount > 3)
    findings.push({ code: 'invisible-characters', severity: 'info', where: 'resume', quote: null });
  if (new Set(resumeRead.text.match(emails)?.map((mail) => mail.toLowerCase())).size > 2)
    findings.push({ code: 'two-people', severity: 'info', where: 'resume', quote: null });
  if (resume.positions.length === 0 && looksLikeJob(resumeRead))
    findings.push({ code: 'job-as-resume', severity: 'warning', where: 'resume', quote: null });
  if (looksLikeResume(job))
    findings.push({ code: 'resume-as-job', severity: 'warning', where: 'job', quote: null });
  if (resumeRead.truncated)
    findings.push({ code: 'truncated', severity: 'info', where: 'resume', quote: null });
  if (job.read.truncated) findings.push({ code: 'truncated', severity: 'info', where: 'job', quote: null });
  return findings;
}

function looksLikeResume(job: Job): boolean {
  const { blocks, text } = job.read;
  const personal = text.slice(0, 400).search(emails) >= 0;
  const dated = blocks.filter((block) => findRanges(block.text).length > 0).length;
  return personal && dated >= 2 && !looksLikeJob(job.read);
}
