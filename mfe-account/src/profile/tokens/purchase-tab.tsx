import type { Bundle } from '@fitfolio/credits-contract/bundle';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useCurrency, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Skeleton, LinkButton, Tag } from '@fitfolio/web-kit/ui/core';
import { useListBundlesQuery } from '../../shared/purchases/purchases.api.js';
import styles from './tokens.module.css';

export function PurchaseTab() {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [currency] = useCurrency();
  const { data, error, refetch } = useListBundlesQuery();
  if (error && !data) return <ErrorState title={t('addTokens.failed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  // A pack holds features that do not work yet; see the pricing page.
  const tiers = data.data.filter(({ kind }) => kind !== 'pack');
  const priceOf = (bundle: Bundle): string =>
    currency === 'USD' ? formatMoney(bundle.priceUsdCents, 'USD') : formatMoney(bundle.priceVnd, 'VND');
  return (
    <ul className={styles['bundles']}>
      {tiers.map((bundle) => (
        <li key={bundle.id} className={styles['bundle']}>
          <div>
            <p className={styles['name']}>
              {bundle.name[language]}{' '}
              {bundle.label ? <Tag color="blue">{t(`addTokens.labels.${bundle.label}`)}</Tag> : null}
            </p>
            <p className={styles['soft']}>
              {t('payment.tokens', { count: bundle.tokens })}
              {bundle.savingPercent > 0
                ? ` · ${t('addTokens.saving', { percent: bundle.savingPercent })}`
                : ''}
            </p>
          </div>
          <strong className={styles['price']}>{priceOf(bundle)}</strong>
          <LinkButton
            to={paths.buyBundle(bundle.id)}
            aria-label={t('addTokens.buyOf', { name: bundle.name[language] })}
          >
            {t('addTokens.buy')}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
