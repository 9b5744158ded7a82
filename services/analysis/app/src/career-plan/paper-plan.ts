import type { PaperGroup, PaperPlan, PaperSection } from '../report-pdf/report-task.js';
import type { ReadyPlan } from './career-plans.js';

const words = {
  vi: {
    titles: {
      'active-job-seeker': 'Lộ trình nghề nghiệp: đang tìm việc',
      'dream-job-check': 'Lộ trình nghề nghiệp: công việc mơ ước',
      'casual-development': 'Lộ trình nghề nghiệp: phát triển thong thả',
    },
    goals: 'Mục tiêu',
    areas: 'Các mảng cần phát triển',
    timeline: 'Dòng thời gian và thứ tự ưu tiên',
    steps: 'Kế hoạch hành động',
    later: 'Để sau',
    waits: 'Không thể rút ngắn',
    next: 'Bước tiếp theo',
    week: 'Tuần',
    made: 'Lập lúc',
    weeks: (from: number, to: number) => (from === to ? `Tuần ${from}` : `Tuần ${from}–${to}`),
    gain: (points: number) => (points > 0 ? `+${points} điểm` : ''),
    none: 'Không có.',
  },
  en: {
    titles: {
      'active-job-seeker': 'Career plan: active job seeker',
      'dream-job-check': 'Career plan: dream job check',
      'casual-development': 'Career plan: casual development',
    },
    goals: 'Goals',
    areas: 'Key development areas',
    timeline: 'Timeline and prioritization',
    steps: 'Action plan',
    later: 'Later',
    waits: 'What cannot be hurried',
    next: 'Next steps',
    week: 'Week',
    made: 'Made on',
    weeks: (from: number, to: number) => (from === to ? `Week ${from}` : `Weeks ${from}–${to}`),
    gain: (points: number) => (points > 0 ? `+${points} points` : ''),
    none: 'None.',
  },
} as const;

const plainLine = (title: string, detail: string | null = null) => ({
  title,
  detail,
  proposal: null,
  points: null,
});
const group = (title: string, basis: string | null, lines: PaperGroup['lines']): PaperGroup => ({
  title,
  score: null,
  basis,
  lines,
});

/** A plan for the painter of reports: a head of its own, a bar a step, and the sections. */
export function paperPlanOf({ plan, texts, language }: ReadyPlan): {
  plan: PaperPlan;
  sections: PaperSection[];
} {
  const said = words[language];
  const stepGroup = (key: string, when: string): PaperGroup => {
    const { title = '', detail = '', actions = [], effort = '' } = texts.steps[key] ?? {};
    const basis = [when, effort, detail].filter((text) => text !== '').join(' · ');
    return group(
      title,
      basis,
      actions.map((action) => plainLine(action)),
    );
  };
  const section = (title: string, groups: readonly PaperGroup[]): PaperSection[] =>
    groups.length === 0 ? [] : [{ title, groups }];
  const lines = (texts: readonly string[]) => [
    group(
      '',
      null,
      texts.map((text) => plainLine(text)),
    ),
  ];
  return {
    plan: {
      title: said.titles[plan.type],
      made: said.made,
      introduction: [texts.introduction, texts.overqualified ?? ''].filter((text) => text !== ''),
      weeks: plan.weeks,
      week: said.week,
      bars: plan.steps.map(({ key, weekFrom, weekTo, over }) => ({
        title: texts.steps[key]?.title ?? '',
        weekFrom,
        weekTo,
        over,
      })),
    },
    sections: [
      ...section(said.goals, texts.goals.length === 0 ? [] : lines(texts.goals)),
      ...section(
        said.areas,
        plan.areas.length === 0
          ? []
          : [
              group(
                '',
                null,
                texts.areas.map(({ title, detail }) => plainLine(title, detail)),
              ),
            ],
      ),
      ...section(said.next, lines(texts.nextSteps)),
      ...section(
        said.steps,
        plan.steps.map(({ key, weekFrom, weekTo, gain }) =>
          stepGroup(key, [said.weeks(weekFrom, weekTo), said.gain(gain)].filter((t) => t !== '').join(' · ')),
        ),
      ),
      ...section(
        said.later,
        plan.later.map(({ key }) => stepGroup(key, '')),
      ),
      ...section(
        said.waits,
        plan.waits.map(({ key }) => stepGroup(key, '')),
      ),
      ...section(said.timeline, texts.timeline.length === 0 ? [] : lines(texts.timeline)),
    ],
  };
}
