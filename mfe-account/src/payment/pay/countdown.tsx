import { formatDuration } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from '../payment.module.css';

/** The time that is left, by the server's clock: `now` is what it said when the answer was made. */
export function Countdown({ expiresAt, now }: { expiresAt: string; now: string }) {
  const { t } = useTranslation('mfe-account');
  const [offset, setOffset] = useState(() => Date.parse(now) - Date.now());
  const [, tick] = useState(0);
  useEffect(() => setOffset(Date.parse(now) - Date.now()), [now]);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(expiresAt) - (Date.now() + offset);
  return (
    <p className={styles['countdown']} role="timer">
      <Clock size={18} aria-hidden />
      {left > 0 ? t('payment.left', { time: formatDuration(left) }) : t('payment.out')}
    </p>
  );
}
