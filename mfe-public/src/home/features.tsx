import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './home-page.module.css';

const features = ['score', 'evidence', 'vietnamese', 'advice', 'ats', 'private'] as const;

export function Features() {
  const { t } = useTranslation('mfe-public');
  return (
    <section className={styles['band']} aria-labelledby="features">
      <h2 id="features">{t('home.featuresTitle')}</h2>
      <div className={styles['grid']}>
        {features.map((feature) => (
          <div key={feature} className={styles['feature']}>
            <h3>{t(`home.features.${feature}.title`)}</h3>
            <p className={styles['soft']}>{t(`home.features.${feature}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
