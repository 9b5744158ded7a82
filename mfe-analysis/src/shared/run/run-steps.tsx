import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Check } from 'lucide-react';
import styles from './run-steps.module.css';

/** What an analysis is doing: the steps it really takes. `current` is null while it waits for its turn. */
export function RunSteps({ steps, current }: { steps: readonly string[]; current: string | null }) {
  const { t } = useTranslation('mfe-analysis');
  const at = steps.findIndex((step) => step === current);
  return (
    <ol className={styles['steps']}>
      {steps.map((step, i) => {
        const state = i < at ? 'done' : i === at ? 'now' : 'next';
        return (
          <li key={step} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles['mark']} aria-hidden>
              {state === 'done' ? <Check size={16} strokeWidth={2.5} /> : null}
            </span>
            {t(`steps.${state === 'done' ? 'done' : 'now'}.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
