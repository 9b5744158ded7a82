import type {
  CareerPlanContent,
  CareerPlanType,
  CareerPlanView,
} from '@fitfolio/analysis-contract/career-plan';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Alert, Button, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import type { ReactNode } from 'react';
import { Contents } from '../shared/report/contents.js';
import report from '../shared/report/report.module.css';
import { JumpLink } from '../shared/report/report-nav.js';
import { ReportSection } from '../shared/report/section.js';
import { usePhraseCareerPlanQuery, useTickPlanStepMutation } from './career-plan.api.js';
import { HoursSlider } from './hours-slider.js';
import { PlanDownloads, Recheck } from './plan-actions.js';
import { KnownSteps } from './known-steps.js';
import styles from './plan.module.css';
import { PromisedScore } from './promised-score.js';
import { StepItem } from './step-item.js';
import { type Kept, useKept } from './use-kept.js';
import { WeekChart } from './week-chart.js';

interface Props {
  readonly id: string;
  readonly plan: CareerPlanView;
  readonly content: CareerPlanContent;
  readonly position: string | null;
  readonly types: readonly CareerPlanType[];
  readonly onType: (type: CareerPlanType) => void;
}

function Head({ id, plan, content, position, types, onType }: Props) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <div className={report['head']}>
      <PageHeading lead={position ?? undefined}>
        {t('plan.heading', { type: t(`fitReport.career.plans.${plan.type}`) })}
      </PageHeading>
      <div className={report['actions']}>
        {types.length > 1 ? (
          <div role="group" aria-label={t('plan.order.choose')} className={styles['switch']}>
            {types.map((type) => (
              <Button
                key={type}
                type={type === plan.type ? 'primary' : 'text'}
                aria-pressed={type === plan.type}
                onClick={() => onType(type)}
              >
                {t(`fitReport.career.plans.${type}`)}
              </Button>
            ))}
          </div>
        ) : null}
        <PlanDownloads id={id} type={plan.type} language={content.language} />
        <LinkButton to={paths.fitAnalysisResult(id)}>{t('plan.toResult')}</LinkButton>
      </div>
    </div>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles['texts']}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Steps of one kind of gap: those of the action plan by their titles, what cannot be hurried in full. */
function Strategies({
  keys,
  content,
  area,
}: {
  keys: readonly string[];
  content: CareerPlanContent;
  area: 'experience' | 'education' | 'soft-skills';
}) {
  const { t } = useTranslation('mfe-analysis');
  const { plan, texts } = content;
  // A part of a point may be lost where no step of its own is worth the time.
  const isLosing = plan.areas.some((one) => one.area === area);
  if (keys.length === 0)
    return <p className={styles['soft']}>{t(isLosing ? 'plan.smallGap' : 'fitReport.noGaps')}</p>;
  const waits = new Set(plan.waits.map(({ key }) => key));
  return (
    <ul className={styles['steps']}>
      {keys.map((key) =>
        waits.has(key) ? (
          <StepItem key={key} step={{ key, effort: null }} texts={texts} />
        ) : (
          <li key={key}>
            <JumpLink to={`step-${key}`} current={false}>
              {texts.steps[key]?.title ?? key}
            </JumpLink>
          </li>
        ),
      )}
    </ul>
  );
}

function useTicks(id: string, { type, done }: CareerPlanView): Kept {
  const { t } = useTranslation('mfe-analysis');
  const [send] = useTickPlanStepMutation();
  return useKept(
    (key) => done[key] !== undefined,
    (key, value) => send({ params: { id, key }, query: { career_plan_type: type }, body: { done: value } }),
    t('plan.tickFailed'),
  );
}

function ActionPlan({
  content,
  ticks,
  known,
}: {
  content: CareerPlanContent;
  ticks: Kept;
  known: ReactNode;
}) {
  const { t } = useTranslation('mfe-analysis');
  const { plan: laid, texts } = content;
  const tickOf = (key: string) => ({
    checked: ticks.is(key),
    onChange: (checked: boolean): void => ticks.set(key, checked),
  });
  const ticked = laid.steps.filter(({ key }) => ticks.is(key)).length;
  return (
    <div className={styles['stack']}>
      {known}
      {laid.steps.length + laid.later.length === 0 ? (
        <p className={styles['soft']}>{t('plan.noSteps')}</p>
      ) : null}
      {laid.steps.length > 0 ? (
        <p role="status" className={styles['soft']}>
          {t('plan.ticked', { done: ticked, all: laid.steps.length })} {t('plan.tickNote')}
        </p>
      ) : null}
      <ul className={styles['steps']}>
        {laid.steps.map((step) => (
          <StepItem
            key={step.key}
            step={step}
            texts={texts}
            tick={tickOf(step.key)}
            when={[
              step.weekFrom === step.weekTo
                ? t('plan.week', { week: step.weekFrom })
                : t('plan.weeks', { from: step.weekFrom, to: step.weekTo }),
              step.gain > 0 && !step.over ? t('plan.gain', { count: step.gain }) : '',
              step.over ? t('plan.chart.over') : '',
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          />
        ))}
      </ul>
      {laid.later.length > 0 ? (
        <details className={styles['later']}>
          <summary>{t('plan.later', { count: laid.later.length })}</summary>
          <ul className={styles['steps']}>
            {laid.later.map((step) => (
              <StepItem key={step.key} step={step} texts={texts} tick={tickOf(step.key)} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** The engine's introduction is there at once; the optional model's takes its place where it says the same. */
function useIntroduction(
  id: string,
  { type }: CareerPlanView,
  { language, texts }: CareerPlanContent,
): string {
  const { currentData } = usePhraseCareerPlanQuery({
    params: { id },
    query: { career_plan_type: type, language },
  });
  const phrased = currentData?.data.lines.find(({ engine }) => engine === texts.introduction);
  return phrased?.model ?? texts.introduction;
}

const sections = ['areas', 'next', 'timeline', 'steps', 'experience', 'education', 'soft'] as const;

/** A whole plan. It is data; its sentences come in the language of the page. */
export function PlanView(props: Props) {
  const { id, plan, content } = props;
  const { t } = useTranslation('mfe-analysis');
  const { plan: laid, texts, language } = content;
  const ticks = useTicks(id, plan);
  const introduction = useIntroduction(id, plan, content);
  const bodies: Readonly<Record<(typeof sections)[number], ReactNode>> = {
    areas:
      texts.areas.length === 0 ? (
        <p className={styles['soft']}>{t('plan.noSteps')}</p>
      ) : (
        <dl className={styles['areas']}>
          {texts.areas.map(({ title, detail }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      ),
    next: (
      <ol className={styles['next']}>
        {texts.nextSteps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    ),
    timeline: (
      <div className={styles['stack']}>
        {laid.steps.length > 0 ? <WeekChart plan={laid} texts={texts} isDone={ticks.is} /> : null}
        <Texts texts={texts.timeline} />
      </div>
    ),
    steps: (
      <ActionPlan
        content={content}
        ticks={ticks}
        known={<KnownSteps id={id} type={plan.type} content={content} />}
      />
    ),
    experience: <Strategies keys={texts.experience} content={content} area="experience" />,
    education: <Strategies keys={texts.education} content={content} area="education" />,
    soft: <Strategies keys={texts.softSkills} content={content} area="soft-skills" />,
  };
  return (
    <>
      <Head {...props} />
      <Card className={styles['top']}>
        <h2 className={styles['hidden']}>{t('plan.title.introduction')}</h2>
        <PromisedScore plan={laid} />
        <div className={styles['why']} lang={language}>
          <p className={styles['introduction']}>{introduction}</p>
          <Texts texts={texts.goals} />
          {texts.overqualified ? (
            <Alert
              type="info"
              showIcon
              title={t('notices.overqualified')}
              description={texts.overqualified}
            />
          ) : null}
          <HoursSlider key={plan.id} id={id} type={plan.type} language={language} hours={laid.hoursPerWeek} />
        </div>
      </Card>
      <div className={report['report']}>
        <Contents entries={sections.map((key) => ({ id: key, title: t(`plan.short.${key}`) }))} />
        <div className={report['body']}>
          {sections.map((key) => (
            <ReportSection key={key} id={key} title={t(`plan.sections.${key}`)}>
              <div lang={language}>{bodies[key]}</div>
            </ReportSection>
          ))}
          <div className={styles['last']}>
            <p>{t('plan.recheckText')}</p>
            <p className={styles['buttons']}>
              <Recheck id={id} />
              <LinkButton to={`${paths.careerPlan(id)}&new=1`}>{t('plan.another')}</LinkButton>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
