import { describe, expect, it } from '@jest/globals';
import type { PlanStep, PlanTexts } from '../src/plan/plan.js';
import { planOf } from '../src/plan/plan-of.js';
import { planTexts } from '../src/plan/words.js';
import type { OutputLanguage } from '../src/report.js';
import { whatIf } from '../src/score/what-if.js';
import { nguoi, person, report, today } from './read-lines.js';

// What a plan says can be done about a demand fits the kind of thing that is asked for: classes of false steps, in both
// languages.

/** A post of one demand in question beside others that make a score. */
const post = (line: string, more = ''): string => `Plant Technician
Requirements
- ${line}
- Experience with SolidWorks
- Experience with AutoCAD
- Experience with Revit
- At least 2 years of experience
${more}`;
const tin = (line: string): string => `Kỹ thuật viên nhà máy
Yêu cầu
- ${line}
- Sử dụng thành thạo SolidWorks
- Sử dụng thành thạo AutoCAD
- Sử dụng thành thạo Revit
- Ít nhất 2 năm kinh nghiệm`;

interface Read {
  readonly steps: readonly (PlanStep & { readonly title: string; readonly said: string })[];
  readonly texts: PlanTexts;
}

function planned(resume: string, job: string, language: OutputLanguage, hours = 60): Read {
  const read = report(resume, job);
  const plan = planOf(read, 'casual-development', today, hours);
  const texts = planTexts(plan, read, language);
  const steps = [...plan.steps, ...plan.later, ...plan.waits].map((step) => {
    const { title = '', detail = '', actions = [] } = texts.steps[step.key] ?? {};
    return { ...step, title, said: [title, detail, ...actions].join(' ') };
  });
  return { steps, texts };
}

const codesOf = ({ steps }: Read, name: string): string[] =>
  steps.filter(({ title }) => title.toLowerCase().includes(name.toLowerCase())).map(({ code }) => code);

const fitter = person('- Ran 12 hosts', 'Word');
const tho = nguoi('- Vận hành 12 máy', 'Word');

describe('a step fits what is asked for', () => {
  it.each([
    [post('Experience in the textiles or insurance industry'), 'Textiles'],
    [post('If you come from banking or telecommunications'), 'Banking'],
  ])('a branch of industry is not studied: %s', (job, name) =>
    expect(codesOf(planned(fitter, job, 'en'), name)).toEqual(['wait-branch']),
  );
  it.each([
    ['Kinh nghiệm trong ngành gốm sứ, thủy tinh', 'gốm sứ'],
    ['Ưu tiên từng làm trong lĩnh vực nhuộm', 'nhuộm'],
  ])('nor one that the catalogue does not know: %s', (line, name) =>
    expect(codesOf(planned(tho, tin(line), 'vi'), name).filter((code) => code.startsWith('learn'))).toEqual(
      [],
    ),
  );
  it('nor in Vietnamese', () =>
    expect(codesOf(planned(tho, tin('Đã làm trong ngành dầu khí'), 'vi'), 'dầu khí')).toEqual([
      'wait-branch',
    ]));

  it.each([
    [fitter, post('17th Edition inspection and testing'), 'en', '17th Edition', 'certify'],
    [fitter, post('HND or apprenticeship in marine fitting'), 'en', 'apprenticeship', 'study'],
    [
      person('- Passed the 17th Edition course in wiring in 2019', 'Word'),
      post('17th Edition inspection and testing'),
      'en',
      '17th Edition',
      'prove-paper',
    ],
    [tho, tin('Chứng chỉ vận hành cầu trục'), 'vi', 'cầu trục', 'certify'],
  ] as const)('a paper is no task: %#', (resume, job, language, name, code) =>
    expect(codesOf(planned(resume, job, language), name)).toEqual([code]),
  );

  it.each([
    [
      nguoi('- Vận hành nồi hơi 10 tấn', 'Word'),
      tin('Chứng chỉ vận hành nồi hơi 20 tấn'),
      'vi',
      'nồi hơi',
      'certify-next',
    ],
    [
      person('- Set up a 3-axis mill', 'Word'),
      post('Experience with 6-axis mills'),
      'en',
      '6-axis',
      'wait-duty',
    ],
    [
      nguoi('- Đứng máy dập 25 tấn', 'Word'),
      tin('Sử dụng máy dập 60 tấn, máy hàn TIG'),
      'vi',
      '60 tấn',
      'learn-next',
    ],
    [person('- Ran a 4-colour press', 'Word'), post('8-colour press'), 'en', '8-colour', 'wait-duty'],
  ] as const)('another number is another thing: %#', (resume, job, language, name, code) =>
    expect(codesOf(planned(resume, job, language), name)).toEqual([code]),
  );

  it('studies that stand open are not called unfinished business', () => {
    const resume = `${fitter}\n\nEducation\nSome college in Mechanical Engineering\nLakeside Community College\n2012 - 2014`;
    const { steps } = planned(resume, post("Bachelor's degree in mechanical engineering"), 'en');
    expect(steps.filter(({ kind }) => kind === 'study').map(({ code }) => code)).toEqual(['study-open']);
  });

  it('a slash is no choice, and examples in a bracket are no second demand', () => {
    const both = planned(fitter, post('Programming of PLC/SCADA'), 'en');
    const named = both.steps.filter(({ title }) => /PLC|SCADA/u.test(title));
    expect(named.map(({ title }) => title)).toEqual(['Learn “PLC/SCADA”']);
    expect(named[0]?.said).not.toContain('would also take');
    const kinds = planned(fitter, post('Welding (MAG/WIG)'), 'en').steps;
    expect(kinds.filter(({ title }) => /weld|MAG|WIG/iu.test(title)).map(({ kind }) => kind)).toEqual([
      'wait',
    ]);
  });

  it('letters that stand for the title are no certificate, and a title is not studied', () => {
    const job = `Customer Support Manager (CSM)\nRequirements\n- As a CSM you know SolidWorks\n- Experience with AutoCAD\n- Experience with Revit\n- At least 2 years of experience`;
    expect(report(fitter, job).requirements.filter(({ kind }) => kind === 'certificate')).toEqual([]);
    const { steps } = planned(fitter, post('Knowledge of the work of a Content Manager'), 'en');
    expect(steps.filter(({ title, kind }) => /content manager/iu.test(title) && kind === 'learn')).toEqual(
      [],
    );
  });

  it('the basis comes before what stands on it', () => {
    const { steps } = planned(fitter, post('Wireframing', '- Prototyping\n- UI/UX'), 'en');
    const at = (name: string): number => steps.findIndex(({ title }) => title.toLowerCase().includes(name));
    expect(at('ui/ux')).toBeGreaterThanOrEqual(0);
    expect(at('ui/ux')).toBeLessThan(at('wirefram'));
    expect(at('ui/ux')).toBeLessThan(at('prototyp'));
  });
});

describe('a plan as a whole', () => {
  it.each([
    ['CÔNG TY CP GỖ AN BÌNH – TUYỂN DỤNG KỸ THUẬT VIÊN NHÀ MÁY', 'CÔNG TY CP GỖ AN BÌNH'],
    ['Larkfield Ltd - is hiring a Plant Technician', 'Larkfield Ltd'],
  ])('names the employer without the sign behind it: %s', (heading, name) =>
    expect(report(fitter, `${heading}\n${post('Experience with Kubernetes')}`).job.company).toBe(name),
  );

  it('says so where too little could be judged', () => {
    const { texts } = planned(fitter, 'Plant Technician\nRequirements\n- Good attitude', 'en');
    expect(texts.introduction).toContain('Too little');
    expect(texts.nextSteps.join(' ')).not.toContain('Apply now');
  });

  it('is for no position where the post names none', () => {
    const job = post('Experience with Kubernetes').replace('Plant Technician\n', '');
    const { texts } = planned(fitter, job, 'en');
    expect(texts.introduction).toContain('This plan is for this post.');
  });

  it('tells nobody to apply because nothing could be planned', () => {
    const job = post('Experience with Kubernetes');
    for (const [language, apply] of [
      ['en', 'Apply now'],
      ['vi', 'ứng tuyển ngay'],
    ] as const) {
      const { texts } = planned(fitter, job, language, 0);
      expect(texts.nextSteps.length).toBeGreaterThan(0);
      expect(texts.nextSteps.join(' ')).not.toContain(apply);
    }
  });

  it('counts its areas as its promise is counted, and lists no step that changes nothing', () => {
    const read = report(fitter, post('Experience with Kubernetes', '- Good communication skills'));
    const plan = planOf(read, 'casual-development', today, 60);
    expect(plan.areas.length).toBeGreaterThan(0);
    for (const { lost, requirementIds } of plan.areas)
      expect(lost).toBe((whatIf(read, new Set(requirementIds))?.score ?? 0) - (read.score ?? 0));
    for (const { value } of [...plan.steps, ...plan.later, ...plan.waits])
      expect(value).toBeGreaterThanOrEqual(0.5);
  });
});

describe('a choice is planned once', () => {
  it.each([
    ['en', post('Experience with Kubernetes or Terraform'), fitter, ['Kubernetes', 'Terraform']],
    ['vi', tin('Biết Kubernetes hoặc Terraform'), tho, ['Kubernetes', 'Terraform']],
  ] as const)('by whichever takes least, %s', (language, job, resume, names) => {
    const { steps } = planned(resume, job, language);
    const found = steps.filter(({ title }) => names.some((name) => title.includes(name)));
    expect(found).toHaveLength(1);
  });

  it('is no step where the field of the title is all that asks for it', () => {
    const job = post('Experience with Kubernetes').replace(
      'Plant Technician',
      'Plant Technician (Terraform)',
    );
    expect(codesOf(planned(fitter, job, 'en'), 'Terraform')).toEqual(['wait-title']);
  });

  it('no area alone brings more than everything that is planned', () => {
    const job = post(
      'Experience with Kubernetes',
      '- Experience with kiln firing\n- Ten years of experience',
    );
    const read = report(fitter, job);
    const plan = planOf(read, 'dream-job-check', today);
    const waiting = new Set(plan.waits.flatMap(({ requirementIds }) => requirementIds));
    for (const { lost, requirementIds } of plan.areas)
      if (requirementIds.some((id) => !waiting.has(id)))
        expect((read.score ?? 0) + lost).toBeLessThanOrEqual(plan.beyond ?? 0);
  });
});
