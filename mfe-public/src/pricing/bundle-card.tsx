import type { Bundle } from '@fitfolio/credits-contract/bundle';
import { contentsOf } from '@fitfolio/credits-contract/packs';
import { formatMoney, type Currency } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { track } from '@fitfolio/web-kit/track';
import { Card, LinkButton, Tag } from '@fitfolio/web-kit/ui/core';
import { PlanItems } from './plan-items.js';
import styles from './pricing-page.module.css';

const priceOf = ({ priceUsdCents, priceVnd }: Bundle, currency: Currency): string =>
  currency === 'USD' ? formatMoney(priceUsdCents, 'USD') : formatMoney(priceVnd, 'VND');
const tokenPriceOf = ({ perTokenUsdCents, perTokenVnd }: Bundle, currency: Currency): string =>
  currency === 'USD' ? formatMoney(perTokenUsdCents, 'USD') : formatMoney(perTokenVnd, 'VND');

const paid = ['report', 'rewrite', 'keep', 'repeat', 'plan', 'cv', 'interview'] as const;

interface Props {
  readonly bundle: Bundle;
  readonly currency: Currency;
}

function Buy({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('mfe-public');
  const { language } = useLanguage();
  return (
    <LinkButton
      block
      size="large"
      type={bundle.label === 'popular' ? 'primary' : 'default'}
      to={paths.buyBundle(bundle.id)}
      aria-label={t('pricing.buyOf', { name: bundle.name[language] })}
      onClick={() => track('pricing:buy', { bundle: bundle.code })}
    >
      {t('pricing.buy')}
    </LinkButton>
  );
}

/** One tier of tokens: price, price of a token, saving, what a token buys. */
export function BundleCard({ bundle, currency }: Props) {
  const { t } = useTranslation('mfe-public');
  const { language } = useLanguage();
  const id = `bundle-${bundle.code}`;
  return (
    <Card as="article" aria-labelledby={id} className={bundle.label ? styles['marked'] : undefined}>
      <p className={styles['label']}>
        {bundle.label ? <Tag color="blue">{t(`pricing.labels.${bundle.label}`)}</Tag> : null}
      </p>
      <h2 id={id}>{bundle.name[language]}</h2>
      <p className={styles['price']}>{priceOf(bundle, currency)}</p>
      <p className={styles['soft']}>{t('pricing.tokens', { count: bundle.tokens })}</p>
      <p className={styles['soft']}>{t('pricing.perToken', { price: tokenPriceOf(bundle, currency) })}</p>
      <p className={styles['saving']}>
        {bundle.savingPercent > 0 ? t('pricing.saving', { percent: bundle.savingPercent }) : ''}
      </p>
      <Buy bundle={bundle} />
      <p className={styles['who']}>{bundle.description[language]}</p>
      <PlanItems
        texts={[
          t('pricing.analyses', { count: bundle.tokens }),
          ...paid.map((item) => t(`pricing.paidItems.${item}`)),
        ]}
      />
    </Card>
  );
}

/** Tokens for several features of one goal. */
export function PackCard({ bundle, currency }: Props) {
  const { t } = useTranslation('mfe-public');
  const { language } = useLanguage();
  const id = `bundle-${bundle.code}`;
  const contents = contentsOf(bundle);
  return (
    <Card as="article" aria-labelledby={id} className={styles['pack']}>
      <h3 id={id}>{bundle.name[language]}</h3>
      <p className={styles['soft']}>{bundle.description[language]}</p>
      {contents ? (
        <PlanItems texts={contents.map(({ item, count }) => t(`pricing.packItems.${item}`, { count }))} />
      ) : null}
      <p className={styles['packPrice']}>
        {priceOf(bundle, currency)} <span>{t('pricing.tokens', { count: bundle.tokens })}</span>
      </p>
      <Buy bundle={bundle} />
    </Card>
  );
}
