import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Check } from 'lucide-react';
import styles from './step-indicator.module.css';

/** The current step of a short sequence. */
export function StepIndicator({ steps, current }: { steps: readonly string[]; current: number }) {
  const { t } = useTranslation('mfe-account');
  return (
    <ol className={styles['steps']} aria-label={t('forgot.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles['step']}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current}
        >
          <span className={styles['mark']} aria-hidden>
            {index < current ? <Check size={14} /> : index + 1}
          </span>
          <span className={styles['name']}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
