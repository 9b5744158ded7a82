import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import styles from './interview.module.css';

const steps = [1, 2, 3, 4, 5] as const;

/** A level of five as filled steps, with its words for who cannot see them; "no score" without one. */
export function Level({ level, small = false }: { level: number | null; small?: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const text = level === null ? t('interview.noScore') : t('interview.level', { level });
  return (
    <span className={styles['level']} data-level={level ?? 'none'} title={small ? text : undefined}>
      <span aria-hidden className={styles['steps']}>
        {steps.map((step) => (
          <span key={step} data-on={(level !== null && step <= level) || undefined} />
        ))}
      </span>
      {small ? <VisuallyHidden>{text}</VisuallyHidden> : <span>{text}</span>}
    </span>
  );
}
