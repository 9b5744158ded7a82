import { startsWithAction } from '../report/actions.js';
import { hasFigure } from '../report/writing.js';
import type { Compared } from './compared.js';
import { lineOf, measureOf, partOf, quoteOf, unmeasured } from './line.js';
import type { Line, Measure, Quote } from './premium-report.js';
import { workLinesOf } from './work-lines.js';

/** Half of the lines with a figure is as good as it gets in real résumés. */
const fullShare = 0.5;

const quotesOf = ({ read, resume }: Compared, test: (text: string) => boolean): Quote[] =>
  workLinesOf(resume)
    .filter(({ block }) => test(block.text))
    .map(({ block }) => quoteOf(read, block.start, block.end));

/** Figures and verbs in the lines of experience. */
export function impactMeasure(compared: Compared): Measure<'achievement-impact'> {
  const id = 'achievement-impact';
  const all = workLinesOf(compared.resume).length;
  if (all === 0) return unmeasured(id, 'no-lines');
  const figures = quotesOf(compared, hasFigure);
  const verbs = quotesOf(compared, startsWithAction);
  return measureOf(id, [
    partOf(id, 'figures', Math.min(1, figures.length / all / fullShare) * 65, 65, {
      quotes: figures,
      values: { count: figures.length, all },
    }),
    partOf(id, 'verbs', (verbs.length / all) * 35, 35, {
      quotes: verbs,
      values: { count: verbs.length, all },
    }),
  ]);
}

const kinds = {
  percent: /\d\s*%|phần trăm/iu,
  money:
    /\d[\d.,]*\s*(?:triệu|tr(?!\p{L})|tỷ|tỉ|nghìn đồng|đồng|vnd|vnđ|usd|k usd|million|billion|đ\b)|[$€£₫]\s*\d/iu,
  change:
    /(?<!\p{L})(?:from|từ)\s[^;]{0,24}(?:\d|once|twice|one|two|three|four|five|một|hai|ba|bốn|năm)[^;]{0,24}\s(?:to|xuống|lên|đến|còn)\s[^;]{0,16}(?:\d|once|twice|one|two|three|four|five|một|hai|ba|bốn|năm)(?!\p{L})/iu,
  time: /\d\s*(?:hours?|days?|weeks?|months?|minutes?|giờ|ngày|tuần|tháng|phút)(?!\p{L})/iu,
} as const;

/** The share of lines with a figure, and which kinds of figures they hold. */
export function quantificationMeasure(compared: Compared): Measure<'achievement-quantification'> {
  const id = 'achievement-quantification';
  const lines = workLinesOf(compared.resume);
  if (lines.length === 0) return unmeasured(id, 'no-lines');
  const figures = quotesOf(compared, hasFigure);
  const texts = figures.map(({ quote }) => quote);
  const count = (test: RegExp): number => texts.filter((text) => test.test(text)).length;
  return measureOf(id, [
    partOf(id, 'lines', Math.min(1, figures.length / lines.length / fullShare) * 100, 100, {
      quotes: figures,
      values: {
        count: figures.length,
        all: lines.length,
        percent: count(kinds.percent),
        money: count(kinds.money),
        change: count(kinds.change),
        time: count(kinds.time),
      },
    }),
  ]);
}

/** Which number a line could tell, by what was done; the first that fits. */
const questions = [
  [
    'ask-change',
    /\b(?:improv(?!ement)|reduc|increas|optimi[sz]|cut|boost|streamlin|accelerat|enhanc|grew|grow)|cải thiện|cải tiến|tối ưu|(?<!tăng[,/ ]{0,2})giảm|tăng(?![,/ ]{0,2}giảm)|nâng cao|rút ngắn|tiết kiệm/iu,
  ],
  [
    'ask-money',
    /\b(?:s[eo]ld|sales|revenue|budget|contracts?(?!\p{L})|negotiat)|doanh số|doanh thu|bán hàng|ngân sách|hợp đồng(?! lao động)|đàm phán/iu,
  ],
  [
    'ask-people',
    /\b(?:led|lead|leading|manag\w* (?:a |the )?(?:team|staff)|train|mentor|coach|taught|teach|supervis\w* (?:of )?(?:\w+ ){0,2}(?:teams?|staff|workers|people|employees|crews?|nurses|engineers)|recruit)|dẫn dắt|lãnh đạo|đào tạo|hướng dẫn|giảng dạy|tuyển dụng|(?:quản lý|giám sát) (?:đội|nhân|nhóm|công nhân|thợ)/iu,
  ],
  [
    'ask-customers',
    /\b(?:customers|clients|guests|patients|students|users|serv(?:ed|ing))(?!\p{L})|khách|bệnh nhân|học sinh|học viên|người dùng|phục vụ|chăm sóc|tư vấn/iu,
  ],
  [
    'ask-often',
    /\b(?:report|process|prepar|record|review|check|test|inspect|reconcil|order|invoice)|báo cáo|chứng từ|hồ sơ|đơn hàng|kiểm tra|đối chiếu|hạch toán|xử lý|nhập liệu/iu,
  ],
  [
    'ask-size',
    /\b(?:buil[dt]|develop|design|implement|deploy|creat|launch|deliver|maintain|project)|xây dựng|phát triển|thiết kế|triển khai|lập trình|dự án|thi công|lắp đặt/iu,
  ],
] as const;
export type QuestionCode = (typeof questions)[number][0] | 'ask-result';

const linesMax = 8;
const wordsMin = 4;
/** So long a line tells of several deeds; a question about one of them misses the rest. */
const severalDeedsWords = 24;
/** `Clients: …`, `Công trình: …`: a list and no deed. */
const labelled = /^\P{L}*\p{L}[\p{L} /&]{0,24}:\s/u;

/** The question that would find a figure for a line without one; never an example number. Null where none is missing. */
export function questionOf(text: string): QuestionCode | null {
  if (hasFigure(text) || labelled.test(text) || text.split(/\s+/).length < wordsMin) return null;
  if (text.split(/\s+/).length > severalDeedsWords) return 'ask-result';
  return questions.find(([, test]) => test.test(text))?.[0] ?? 'ask-result';
}

/** Lines without a figure, each with its question. */
export function linesToQuantify({ resume, read }: Compared): Line<QuestionCode>[] {
  const asked = workLinesOf(resume).flatMap(({ block }) => {
    const code = questionOf(block.text);
    return code === null ? [] : [{ block, code }];
  });
  return asked
    .slice(0, linesMax)
    .map(({ block, code }, i) =>
      lineOf(`achievement-${i + 1}`, code, { quotes: [quoteOf(read, block.start, block.end)] }),
    );
}
