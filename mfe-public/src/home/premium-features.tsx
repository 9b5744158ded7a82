import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from './home-page.module.css';

const next = ['plan', 'cv', 'interview'] as const;

/** What tokens buy: the premium analysis first, and what is made of it. */
export function PremiumFeatures() {
  const { t } = useTranslation('mfe-public');
  return (
    <section className={styles['band']} aria-labelledby="premium">
      <h2 id="premium">{t('home.premiumTitle')}</h2>
      <p className={styles['soft']}>{t('home.premiumLead')}</p>
      <div className={styles['premium']}>
        <div className={styles['premiumFirst']}>
          <h3>{t('home.premium.fit.title')}</h3>
          <p>{t('home.premium.fit.text')}</p>
          <div className={styles['actions']}>
            <LinkButton to={paths.fitAnalysisSample} type="primary">
              {t('home.premiumSample')}
            </LinkButton>
            <LinkButton to={paths.pricing}>{t('home.seePricing')}</LinkButton>
          </div>
        </div>
        <Card>
          {next.map((feature) => (
            <div key={feature} className={styles['premiumNext']}>
              <h3>{t(`home.premium.${feature}.title`)}</h3>
              <p className={styles['soft']}>{t(`home.premium.${feature}.text`)}</p>
            </div>
          ))}
        </Card>
      </div>
    </section>
  );
}
