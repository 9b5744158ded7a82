import type { Decision, ScreeningTable, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import type { Verdict } from '@fitfolio/analysis-contract/report';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { z } from 'zod';

interface Words {
  readonly code: string;
  readonly name: string;
  readonly score: string;
  readonly mustsMet: string;
  readonly mustsUnknown: string;
  readonly musts: string;
  readonly decision: string;
  readonly reasons: string;
  readonly rest: string;
  readonly must: string;
  readonly nice: string;
  readonly verdicts: Readonly<Record<z.output<typeof Verdict>, string>>;
  readonly decisions: Readonly<Record<Decision, string>>;
}

const words: Readonly<Record<OutputLanguage, Words>> = {
  vi: {
    code: 'Ứng viên',
    name: 'Họ tên',
    score: 'Điểm',
    mustsMet: 'Bắt buộc: đạt',
    mustsUnknown: 'Bắt buộc: chưa rõ',
    musts: 'Bắt buộc: tất cả',
    decision: 'Quyết định',
    reasons: 'Lý do',
    rest: 'Điểm ngoài yêu cầu',
    must: 'Bắt buộc',
    nice: 'Ưu tiên',
    verdicts: { met: 'Đạt', partly: 'Đạt một phần', 'not-found': 'Không thấy', 'cannot-tell': 'Chưa rõ' },
    decisions: { shortlist: 'Vào danh sách ngắn', hold: 'Để lại xem sau', no: 'Không chọn' },
  },
  en: {
    code: 'Candidate',
    name: 'Name',
    score: 'Score',
    mustsMet: 'Required: met',
    mustsUnknown: 'Required: cannot tell',
    musts: 'Required: all',
    decision: 'Decision',
    reasons: 'Reasons',
    rest: 'Points besides requirements',
    must: 'Required',
    nice: 'Nice to have',
    verdicts: { met: 'Met', partly: 'Partly', 'not-found': 'Not found', 'cannot-tell': 'Cannot tell' },
    decisions: { shortlist: 'Shortlist', hold: 'Hold', no: 'No' },
  },
};

type Column = (person: TablePerson) => string | number | null;

const points = (sum: number): number => Math.round(sum * 100) / 100;

/** The columns of the table as a file: each cell with the points that it adds to the score. */
export function csvColumns({ language, requirements }: ScreeningTable): Record<string, Column> {
  const say = words[language];
  const columns = requirements.map(({ id, label, importance }, at): [string, Column] => [
    `${at + 1}. ${label} (${importance === 'must' ? say.must : say.nice})`,
    ({ cells }) => {
      const cell = cells.find(({ requirementId }) => requirementId === id);
      if (!cell) return null;
      const verdict = say.verdicts[cell.verdict];
      return cell.weight === 0 ? verdict : `${verdict} (${cell.earned}/${cell.weight})`;
    },
  ]);
  return {
    [say.code]: ({ code }) => code,
    [say.name]: ({ name }) => name,
    [say.score]: ({ score }) => score,
    [say.mustsMet]: ({ musts }) => musts.met,
    [say.mustsUnknown]: ({ musts }) => musts.unknown,
    [say.musts]: ({ musts }) => musts.all,
    [say.decision]: ({ decision }) => decision.decision && say.decisions[decision.decision],
    [say.reasons]: ({ decision }) => decision.reasons.join(' '),
    [say.rest]: ({ rest }) => points(rest.reduce((sum, { earned }) => sum + earned, 0)),
    ...Object.fromEntries(columns),
  };
}
