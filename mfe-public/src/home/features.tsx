import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from './home-page.module.css';

const others = ['evidence', 'advice', 'vietnamese', 'ats', 'private'] as const;

/** Why to trust the result: the one thing that can be proved at once, and then the rest. */
export function Features() {
  const { t } = useTranslation('mfe-public');
  return (
    <section className={`${styles['band']} ${styles['trust']}`} aria-labelledby="features">
      <div className={styles['proof']}>
        <h2 id="features">{t('home.features.score.title')}</h2>
        <p>{t('home.features.score.text')}</p>
        <LinkButton to={paths.methodology}>{t('home.howScored')}</LinkButton>
      </div>
      <dl className={styles['reasons']}>
        {others.map((feature) => (
          <div key={feature}>
            <dt>{t(`home.features.${feature}.title`)}</dt>
            <dd className={styles['soft']}>{t(`home.features.${feature}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
