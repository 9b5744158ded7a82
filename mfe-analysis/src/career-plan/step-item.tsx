import type { CareerPlanStep, CareerPlanTexts } from '@fitfolio/analysis-contract/career-plan';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Checkbox } from '@fitfolio/web-kit/ui/controls';
import type { ReactNode } from 'react';
import styles from './plan.module.css';

/** One step with what to do; `head` stands before its title: a tick, when there is one. */
export function StepItem(props: {
  step: Pick<CareerPlanStep, 'key' | 'effort'>;
  texts: CareerPlanTexts;
  when?: string;
  tick?: { readonly checked: boolean; readonly onChange: (done: boolean) => void };
  children?: ReactNode;
}) {
  const { step, texts, when, tick } = props;
  const { t } = useTranslation('mfe-analysis');
  const text = texts.steps[step.key];
  if (!text) return null;
  return (
    <li className={tick?.checked ? styles['stepDone'] : styles['step']} id={`step-${step.key}`} tabIndex={-1}>
      {tick ? (
        <label className={styles['tick']}>
          <Checkbox checked={tick.checked} onChange={({ target }) => tick.onChange(target.checked)} />
          <span className={styles['stepTitle']}>{text.title}</span>
        </label>
      ) : (
        <p className={styles['stepTitle']}>{text.title}</p>
      )}
      {when ? <p className={styles['when']}>{when}</p> : null}
      {text.detail ? <p>{text.detail}</p> : null}
      <ul className={styles['doing']} aria-label={t('plan.actions')}>
        {text.actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
      {step.effort ? <p className={styles['soft']}>{text.effort}</p> : null}
    </li>
  );
}
