import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { useGetBalanceQuery, useSession } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { Coins } from 'lucide-react';
import styles from './header.module.css';

/** The token balance; links to the place where tokens are bought. */
export function BalanceLink() {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const { ready, signedIn } = useSession();
  const { currentData } = useGetBalanceQuery(undefined, { skip: !ready || !signedIn, refetchOnFocus: true });
  const balance = currentData?.data.balance ?? 0;
  const shown = formatNumber(balance, language);
  return (
    <Link
      to={paths.pricing}
      className={styles['balance']}
      aria-label={t('header.balance', { count: balance, shown })}
      onClick={() => track('header:balance')}
    >
      <Coins size={18} aria-hidden />
      <span>{shown}</span>
    </Link>
  );
}
