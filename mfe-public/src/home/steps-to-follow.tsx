import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useAudience } from '@fitfolio/web-kit/session';
import styles from './home-page.module.css';

const steps = ['upload', 'requirements', 'guidance'] as const;

export function StepsToFollow() {
  const { t } = useTranslation('mfe-public');
  const audience = useAudience();
  return (
    <section className={styles['band']} aria-labelledby="how">
      <h2 id="how">{t('home.howTitle')}</h2>
      <ol className={`${styles['grid']} ${styles['steps']}`}>
        {steps.map((step, i) => (
          <li key={step}>
            <span className={styles['stepNumber']} aria-hidden="true">
              {i + 1}
            </span>
            <h3>{t(`home.how.${step}.title`, audience)}</h3>
            <p className={styles['soft']}>{t(`home.how.${step}.text`, audience)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
