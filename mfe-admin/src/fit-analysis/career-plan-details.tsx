import type { adminGetCareerPlan, CareerPlanContent } from '@fitfolio/analysis-contract/career-plan';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { DescriptionList } from '../shared/details/description-list.js';
import { Section, SectionStack } from '../shared/details/section.js';
import styles from './fit-analysis.module.css';

type Plan = NonNullable<RouteReply<typeof adminGetCareerPlan>['data']['plan']>;

function Texts({ texts, language }: { texts: readonly string[]; language: string }) {
  return (
    <ul className={styles['lines']} lang={language}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** A plan, compact: what it promises, and each step with when and why. */
export function CareerPlanDetails(props: { owner: string; plan: Plan; content: CareerPlanContent }) {
  const { owner, plan, content } = props;
  const { t } = useTranslation('mfe-admin');
  const { plan: laid, texts, language } = content;
  const stepsOf = (steps: readonly { readonly key: string }[], when: (key: string) => string) => (
    <ul className={styles['lines']} lang={language}>
      {steps.map(({ key }) => (
        <li key={key}>
          <span>
            {texts.steps[key]?.title}
            <span className={styles['basis']}>{texts.steps[key]?.detail}</span>
            <span className={styles['basis']}>{texts.steps[key]?.effort}</span>
          </span>
          <span className={styles['number']}>{when(key)}</span>
        </li>
      ))}
    </ul>
  );
  const planned = new Map(laid.steps.map((step) => [step.key, step]));
  const when = (key: string): string => {
    const step = planned.get(key);
    return step ? t('fitAnalysis.plan.week', { from: step.weekFrom, to: step.weekTo }) : '';
  };
  return (
    <SectionStack>
      <Card className={styles['top']}>
        <DescriptionList
          rows={[
            [t('fitAnalysis.facts.email'), owner],
            [t('fitAnalysis.plan.type'), t(`fitAnalysis.plan.types.${plan.type}`)],
            [t('fitAnalysis.facts.createdAt'), formatDateTime(plan.createdAt)],
            [t('fitAnalysis.plan.score'), `${laid.now ?? '–'} → ${laid.reach ?? '–'}`],
            [t('fitAnalysis.plan.hours'), String(laid.hoursPerWeek)],
          ]}
        />
        <p className={styles['soft']}>{t('fitAnalysis.note')}</p>
      </Card>
      <Section id="goals" title={t('fitAnalysis.plan.goals')}>
        <Texts texts={[texts.introduction, ...texts.goals]} language={language} />
      </Section>
      <Section id="areas" title={t('fitAnalysis.plan.areas')}>
        <Texts texts={texts.areas.map(({ title, detail }) => `${title}: ${detail}`)} language={language} />
      </Section>
      <Section id="steps" title={t('fitAnalysis.plan.steps')}>
        {stepsOf(laid.steps, when)}
      </Section>
      {laid.later.length > 0 ? (
        <Section id="later" title={t('fitAnalysis.plan.later')}>
          {stepsOf(laid.later, when)}
        </Section>
      ) : null}
      {laid.waits.length > 0 ? (
        <Section id="waits" title={t('fitAnalysis.plan.waits')}>
          {stepsOf(laid.waits, when)}
        </Section>
      ) : null}
      <Section id="timeline" title={t('fitAnalysis.plan.timeline')}>
        <Texts texts={texts.timeline} language={language} />
      </Section>
    </SectionStack>
  );
}
