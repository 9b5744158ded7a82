import { plainTextDocument } from '../src/document.js';
import type { Item } from '../src/job/item.js';
import { readJob } from '../src/job/read-job.js';
import { premiumReport } from '../src/premium.js';
import type { PremiumReport, PremiumRequirement } from '../src/premium/premium-report.js';

// A résumé and a post of one line each, in both languages, and what a report says of them.

export const today = '2026-11-22';
export const report = (resume: string, job: string): PremiumReport =>
  premiumReport({ resume: plainTextDocument(resume), job: plainTextDocument(job), today });
export const items = (post: string): readonly Item[] => readJob(plainTextDocument(post)).items;
export const label = ({ ask }: Item): string =>
  ask.type === 'skill' ? ask.skill.en : ask.type === 'term' ? ask.text : ask.type;
export const skills = (post: string): string[] =>
  items(post)
    .filter(({ ask }) => ask.type === 'skill' || ask.type === 'term')
    .map(label);

export const person = (lines: string, skillLine: string): string =>
  `Robin Vale\nrobin.vale@example.com | 0123 456 789\n\nExperience\nOperations Specialist, Larkfield Ltd\n01/2021 - present\n${lines}\n\nSkills\n${skillLine}`;
export const nguoi = (lines: string, skillLine: string): string =>
  `Lý Thu Hà\nha.ly@example.com | 0912 555 777\n\nKINH NGHIỆM\nChuyên viên vận hành - Công ty CP Sao Sáng\n01/2021 - nay\n${lines}\n\nKỸ NĂNG\n${skillLine}`;
export const english = (line: string): string =>
  `Operations Specialist\nRequirements\n- ${line}\n- Two years of experience in operations`;
export const tiengViet = (line: string): string =>
  `Chuyên viên vận hành\nYêu cầu\n- ${line}\n- Ít nhất 2 năm kinh nghiệm vận hành`;

export const asked = (
  resume: string,
  job: string,
  test: (one: PremiumRequirement) => boolean,
): PremiumRequirement | undefined => report(resume, job).requirements.find(test);
