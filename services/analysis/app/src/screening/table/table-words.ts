import type { Verdict } from '@fitfolio/analysis-contract/report';
import type { Emphasis } from '@fitfolio/analysis-contract/screening';
import type { Decision, DecisionReason } from '@fitfolio/analysis-contract/screening-table';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { z } from 'zod';

/** What stands on paper only. */
interface PaperWords {
  readonly title: string;
  readonly opened: (day: string) => string;
  readonly version: (version: number) => string;
  readonly people: (count: number) => string;
  readonly about: string;
  readonly requirement: string;
  readonly weight: string;
  readonly upTo: (points: string) => string;
  readonly notCounted: string;
  readonly emphasis: Readonly<Record<Emphasis, string>>;
  readonly alternative: string;
  readonly cell: (verdict: string, earned: string, weight: string) => string;
  readonly mustsOf: (met: number, all: number) => string;
  readonly total: string;
  readonly noScore: string;
  /** `{page}` and `{pages}` stand for numbers. */
  readonly page: string;
}

/** The words are those of the page. */
interface TableWords {
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
  readonly paper: PaperWords;
}

export const tableWords: Readonly<Record<OutputLanguage, TableWords>> = {
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
    paper: {
      title: 'Bảng so sánh ứng viên',
      opened: (day) => `mở ngày ${day}`,
      version: (version) => `yêu cầu phiên bản ${version}`,
      people: (count) => `${count} ứng viên`,
      about:
        'Ứng viên xếp theo mã, không theo thứ hạng. Con người quyết định; bảng chỉ đối chiếu CV với yêu cầu. Dưới mỗi dấu là điểm đạt/điểm tối đa; điểm của một cột cộng lại thành tổng.',
      requirement: 'Yêu cầu',
      weight: 'Trọng số',
      upTo: (points) => `tối đa ${points} điểm`,
      notCounted: 'không tính điểm',
      emphasis: { low: 'nhẹ hơn', normal: '', high: 'nặng hơn' },
      alternative: 'lựa chọn',
      cell: (verdict, earned, weight) => `${verdict}, ${earned}/${weight} điểm`,
      mustsOf: (met, all) => `${met}/${all} bắt buộc`,
      total: 'Điểm trên 100',
      noScore: 'chưa rõ',
      page: 'Trang {page}/{pages}',
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
    paper: {
      title: 'Comparison of candidates',
      opened: (day) => `opened ${day}`,
      version: (version) => `requirements version ${version}`,
      people: (count) => (count === 1 ? '1 candidate' : `${count} candidates`),
      about:
        'Candidates stand in the order of their codes, which is no order of merit. People decide; the table compares résumés with requirements. Below each mark: points earned/most points. The points of a column add up to its score.',
      requirement: 'Requirement',
      weight: 'Weight',
      upTo: (points) => `up to ${points} points`,
      notCounted: 'not scored',
      emphasis: { low: 'counts less', normal: '', high: 'counts more' },
      alternative: 'alternative',
      cell: (verdict, earned, weight) => `${verdict}, ${earned} of ${weight} points`,
      mustsOf: (met, all) => `${met} of ${all} musts`,
      total: 'Score of 100',
      noScore: 'cannot tell',
      page: 'Page {page} of {pages}',
    },
  },
};
