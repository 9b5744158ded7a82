import type { Asked } from '../interview/say.js';
import type { OutputLanguage, RequirementKind } from '../report.js';

type Say = (asked: Asked) => string;

/** How to ask for what a résumé does not tell. */
export type OpenWords = Readonly<Record<Exclude<RequirementKind, 'soft-skill' | 'duty'>, Say>>;

const skillEn: Say = ({ name }) =>
  `The post asks for ${name}. Have you worked with it? Where, for how long, and what did you do with it?`;
const heldEn: Say = ({ name }) =>
  `The post asks for ${name}. Which of your positions comes nearest to it, and what were you responsible for there?`;
const openEn: OpenWords = {
  'hard-skill': skillEn,
  tool: skillEn,
  years: ({ name }) =>
    `The post asks for ${name}. Which of your work counts towards it, and for how long did you do it?`,
  level: heldEn,
  title: heldEn,
  degree: ({ name }) =>
    `The post asks for ${name}. Which of your studies comes nearest to it, and did you finish it?`,
  certificate: ({ name }) =>
    `The post asks for ${name}. Do you hold it, is it still valid, and where have you used it?`,
  language: ({ name }) =>
    `The post asks for ${name}. When did you last use the language at work, in speaking and in writing?`,
  condition: ({ sentence }) => `The post says: “${sentence}”. How does this stand with you?`,
};

const skillVi: Say = ({ name }) =>
  `Tin tuyển dụng cần ${name}. Bạn đã từng làm việc này chưa? Ở đâu, trong bao lâu, và cụ thể bạn đã làm gì?`;
const heldVi: Say = ({ name }) =>
  `Tin tuyển dụng cần ${name}. Vị trí nào bạn từng làm gần với yêu cầu này nhất, và ở đó bạn chịu trách nhiệm những gì?`;
const openVi: OpenWords = {
  'hard-skill': skillVi,
  tool: skillVi,
  years: ({ name }) =>
    `Tin tuyển dụng cần ${name}. Những việc nào bạn từng làm được tính vào đó, và bạn đã làm trong bao lâu?`,
  level: heldVi,
  title: heldVi,
  degree: ({ name }) =>
    `Tin tuyển dụng cần ${name}. Chương trình học nào của bạn gần với yêu cầu này nhất, và bạn đã hoàn thành chưa?`,
  certificate: ({ name }) =>
    `Tin tuyển dụng cần ${name}. Bạn có chứng chỉ này không, còn hiệu lực không, và đã dùng trong công việc nào?`,
  language: ({ name }) =>
    `Tin tuyển dụng cần ${name}. Lần gần nhất bạn dùng ngôn ngữ này trong công việc là khi nào, nói và viết ra sao?`,
  condition: ({ sentence }) => `Tin tuyển dụng viết: “${sentence}”. Với bạn điều này thế nào?`,
};

export const openWords: Readonly<Record<OutputLanguage, OpenWords>> = { en: openEn, vi: openVi };
