import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from './home-page.module.css';

const premium = ['fit', 'plan', 'cv', 'interview'] as const;

export function PremiumFeatures() {
  const { t } = useTranslation('mfe-public');
  return (
    <section className={`${styles['band']} ${styles['tinted']}`} aria-labelledby="premium">
      <h2 id="premium">{t('home.premiumTitle')}</h2>
      <p className={styles['soft']}>{t('home.premiumLead')}</p>
      <div className={styles['grid']}>
        {premium.map((feature) => (
          <Card key={feature} as="article">
            <h3>{t(`home.premium.${feature}.title`)}</h3>
            <p className={styles['soft']}>{t(`home.premium.${feature}.text`)}</p>
            {feature === 'fit' ? (
              <LinkButton to={paths.fitAnalysisSample}>{t('home.premiumSample')}</LinkButton>
            ) : null}
          </Card>
        ))}
      </div>
      <LinkButton to={paths.pricing} size="large">
        {t('home.seePricing')}
      </LinkButton>
    </section>
  );
}
