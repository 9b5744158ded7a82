import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useGetBalanceQuery } from '@fitfolio/web-kit/session';
import { Alert, LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from './fit-form.module.css';

/** How many tokens the reader has; nothing while that is unknown. */
export function BalanceLine() {
  const { t } = useTranslation('mfe-analysis');
  const { currentData } = useGetBalanceQuery();
  if (!currentData) return null;
  return <p className={styles['soft']}>{t('fit.balance', { count: currentData.data.balance })}</p>;
}

/** Leads who has no token to where they are sold. The form stays open: a repeat of an earlier analysis costs nothing. */
export function NoTokens() {
  const { t } = useTranslation('mfe-analysis');
  const { currentData } = useGetBalanceQuery();
  if (currentData?.data.balance !== 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('fit.noTokens')}
      description={t('fit.noTokensText')}
      action={<LinkButton to={paths.pricing}>{t('fit.toPricing')}</LinkButton>}
    />
  );
}
