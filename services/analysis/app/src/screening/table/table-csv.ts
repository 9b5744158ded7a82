import type {
  Decision,
  DecisionReason,
  ScreeningTable,
  TablePerson,
} from '@fitfolio/analysis-contract/screening-table';
import type { Verdict } from '@fitfolio/analysis-contract/report';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { z } from 'zod';

/** The words are those of the page. */
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
  readonly because: Readonly<Record<DecisionReason, string>>;
}

const words: Readonly<Record<OutputLanguage, Words>> = {
  vi: {
    code: 'Ứng viên',
    name: 'Họ tên',
    score: 'Điểm',
    mustsMet: 'Bắt buộc: đạt',
    mustsUnknown: 'Bắt buộc: chưa đủ thông tin',
    musts: 'Bắt buộc: tất cả',
    decision: 'Quyết định',
    reasons: 'Lý do',
    rest: 'Điểm ngoài yêu cầu',
    must: 'Bắt buộc',
    nice: 'Ưu tiên',
    verdicts: {
      met: 'Đạt',
      partly: 'Đạt một phần',
      'not-found': 'Chưa thấy',
      'cannot-tell': 'Chưa đủ thông tin',
    },
    decisions: { shortlist: 'Vào vòng sau', hold: 'Xem xét thêm', no: 'Không chọn' },
    because: {
      'musts-met': 'Đạt các yêu cầu bắt buộc',
      'must-missing': 'Thiếu yêu cầu bắt buộc',
      'cannot-tell': 'Quá nhiều điều chưa rõ',
      'strong-evidence': 'Dẫn chứng mạnh',
      'little-evidence': 'Ít dẫn chứng',
      level: 'Cấp bậc chưa phù hợp',
      place: 'Nơi làm việc chưa phù hợp',
      'position-filled': 'Vị trí đã có người',
      other: 'Lý do khác',
    },
  },
  en: {
    code: 'Candidate',
    name: 'Name',
    score: 'Score',
    mustsMet: 'Musts: met',
    mustsUnknown: 'Musts: cannot tell',
    musts: 'Musts: all',
    decision: 'Decision',
    reasons: 'Reasons',
    rest: 'Points besides requirements',
    must: 'Must have',
    nice: 'Nice to have',
    verdicts: { met: 'Met', partly: 'Partly met', 'not-found': 'Not found', 'cannot-tell': 'Cannot tell' },
    decisions: { shortlist: 'Shortlist', hold: 'Hold', no: 'No' },
    because: {
      'musts-met': 'Musts are met',
      'must-missing': 'A must is missing',
      'cannot-tell': 'Too much cannot be told',
      'strong-evidence': 'Strong evidence',
      'little-evidence': 'Little evidence',
      level: 'Level does not fit',
      place: 'Place does not fit',
      'position-filled': 'Position is filled',
      other: 'Another reason',
    },
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
    [say.reasons]: ({ decision }) => decision.reasons.map((reason) => say.because[reason]).join('; '),
    [say.rest]: ({ rest }) => points(rest.reduce((sum, { earned }) => sum + earned, 0)),
    ...Object.fromEntries(columns),
  };
}
