import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import type { Report, Suggestion } from '../src/report.js';
import { text, today } from './people.js';

const report = (resume: string, job: string, language: 'en' | 'vi'): Report =>
  analyse({ resume: text(resume), job: text(job), language, today });
const advice = (resume: string, job: string, language: 'en' | 'vi'): Map<string, Suggestion> =>
  new Map(report(resume, job, language).suggestions.map((one) => [one.id, one]));

const planner = `Irene Castellano
irene.castellano@example.com | +44 7700 900123

Summary
Production planner who keeps two plants supplied.

Experience
Production Planner, Ferrous & Finch Ltd
02/2019 - 05/2026
- Planned weekly output of 14 lines in SAP and cut late orders by 12%
- Forecasting with 40 sales people every month

Education
BSc Industrial Engineering, University of Leeds, 2014 - 2018

Skills
SAP, Power BI`;

const plannerVi = `TRỊNH GIA LINH
linh.trinh@example.com - 0912 555 310

Kinh nghiệm làm việc
Nhân viên kế hoạch sản xuất - Công ty TNHH Nhựa Đại Hưng
02/2019 - 05/2026
- Lập kế hoạch tuần cho 14 chuyền trên SAP, giảm 12% đơn trễ

Học vấn
Đại học Bách khoa TP.HCM, Kỹ thuật hệ thống công nghiệp, 2014 - 2018

Kỹ năng
SAP, Power BI`;

const plannerPost = `Production Planner
Requirements
- 3 years of experience as a production planner
- SAP and Power BI
- Inventory control and material requirements planning
- Dutch and good English
- Kanban`;

const plannerPostVi = `Nhân viên kế hoạch sản xuất
Yêu cầu
- 3 năm kinh nghiệm ở vị trí kế hoạch sản xuất
- Sử dụng SAP, Power BI
- Kiểm soát tồn kho, hoạch định nhu cầu vật tư
- Biết tiếng Đức
- Kanban`;

describe('advice makes sense for what it names', () => {
  it.each([
    ['en', planner, plannerPost],
    ['vi', plannerVi, plannerPostVi],
  ] as const)('a practice is no tool that one uses to do something: %s', (language, resume, job) => {
    const missing = advice(resume, job, language).get('s-missing-must');
    expect(missing?.proposal).not.toMatch(/^(?:Used|Dùng) /);
    expect(missing?.proposal).toMatch(/: ___ \(/);
  });

  it('a language that the résumé does not name is added, not stated more exactly', () => {
    expect(advice(planner, plannerPost, 'en').get('s-language-add')?.title).toBe(
      'Add Dutch with your level, if you speak it',
    );
    expect(advice(plannerVi, plannerPostVi, 'vi').get('s-language-add')?.title).toBe(
      'Thêm tiếng Đức kèm trình độ, nếu bạn biết',
    );
  });

  it('a listed product is tied to work, a field of study is not', () => {
    expect(advice(planner, plannerPost, 'en').get('s-used')?.title).toBe(
      'Say at which work you used Power BI',
    );
    const studied = planner.replace('SAP, Power BI', '').replace('in SAP and', 'and');
    expect(advice(studied, `Requirements\n- Industrial engineering\n- Forecasting`, 'en').has('s-used')).toBe(
      false,
    );
  });

  it('nobody is told to write a title they never held', () => {
    for (const [resume, job, language] of [
      [planner, 'Head Pastry Chef\nRequirements\n- 5 years as a pastry chef', 'en'],
      [plannerVi, 'Bếp trưởng bánh ngọt\nYêu cầu\n- 5 năm kinh nghiệm bếp bánh', 'vi'],
    ] as const)
      expect(report(resume, job, language).suggestions.map(({ id }) => id)).not.toContain('s-title');
  });

  it('names no more than the post does: half of a phrase is another thing', () => {
    const titles = [...advice(planner, 'Requirements\n- SAP\n- Fetal monitoring\n- Power BI', 'en').values()];
    expect(titles.map(({ title }) => title).join()).not.toMatch(/monitoring/i);
    const vi = [
      ...advice(plannerVi, 'Yêu cầu\n- SAP\n- Kiểm thử bảo mật hạt nhân\n- Power BI', 'vi').values(),
    ];
    expect(vi.map(({ title }) => title).join()).not.toMatch(/bảo mật|an toàn thông tin/i);
  });

  it('what colleagues of the post do is not asked of the person', () => {
    const job =
      'Requirements\n- SAP\n- Power BI\n- You will partner with colleagues from Legal, Data Analytics and Internal Audit';
    const titles = [...advice(planner, job, 'en').values()].map(({ title }) => title).join();
    expect(titles).not.toMatch(/analytics|audit/i);
  });

  it('a line that gets figures tells of a deed', () => {
    const lines = `- Daily start up meeting, time cards and coaching of new people
- Weekly stock meeting with purchasing
- Planned the output of the Leeds plant`;
    const resume = planner.replace(/- Planned[^]*?month/, lines);
    expect(advice(resume, plannerPost, 'en').get('s-numbers')?.before).toBe(
      'Planned the output of the Leeds plant',
    );
  });

  it('asks for no degree where a line names one, whatever its heading', () => {
    const resume = planner.replace('Education\n', 'Where it began\n');
    const ids = report(resume, `${plannerPost}\n- Bachelor's degree`, 'en').suggestions.map(({ id }) => id);
    expect(ids).not.toContain('s-degree');
  });

  it('an industry is nothing that a line could add', () => {
    const job =
      'Production Planner\nRequirements\n- SAP\n- Power BI\n- Forecasting\n- Experience in banking\n- FMCG';
    const titles = [...advice(planner, job, 'en').values()].map(({ title }) => title).join();
    expect(titles).not.toMatch(/FMCG|banking/i);
  });

  it.each([
    ['Planning software (SAP, Oracle, Infor)', 'Oracle'],
    ['SAP or a comparable system (Infor, Epicor)', 'Infor'],
  ])('an example beside one that is shown is not missing: %s', (line, name) => {
    const titles = [...advice(planner, `Requirements\n- ${line}\n- Power BI\n- Kanban`, 'en').values()];
    expect(titles.map(({ title }) => title).join()).not.toContain(name);
  });
});
