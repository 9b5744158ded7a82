import { useTexts } from '@fitfolio/web-kit/i18n';
import { Button, Card, Tag } from '@fitfolio/web-kit/ui/core';
import { type Bundle, centsPerToken, type Currency, formatPrice, savingPercent } from './bundles.js';
import { PlanItems } from './plan-items.js';
import styles from './pricing-page.module.css';

/** One bundle of tokens: price, price of a token, saving, what a token buys. */
export function BundleCard({ bundle, currency }: { bundle: Bundle; currency: Currency }) {
  const t = useTexts('mfe-public');
  const saving = savingPercent(bundle);
  const id = `bundle-${bundle.id}`;
  return (
    <Card as="article" aria-labelledby={id} className={bundle.label ? styles['marked'] : undefined}>
      <p className={styles['label']}>
        {bundle.label ? <Tag color="blue">{t(`pricing.${bundle.label}`)}</Tag> : null}
      </p>
      <h2 id={id}>{t(`pricing.bundles.${bundle.id}`)}</h2>
      <p className={styles['price']}>{formatPrice(bundle.usdCents, currency)}</p>
      <p className={styles['soft']}>{t('pricing.tokens', { count: bundle.tokens })}</p>
      <p className={styles['soft']}>
        {t('pricing.perToken', { price: formatPrice(centsPerToken(bundle), currency) })}
      </p>
      <p className={styles['saving']}>{saving > 0 ? t('pricing.saving', { percent: saving }) : ''}</p>
      <Button block size="large" disabled>
        {t('pricing.buySoon')}
      </Button>
      <PlanItems texts={['fit', 'plan', 'cv', 'interview'].map((item) => t(`pricing.paidItems.${item}`))} />
    </Card>
  );
}
