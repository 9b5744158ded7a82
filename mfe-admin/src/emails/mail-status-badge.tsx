import type { Mail } from '@fitfolio/auth-contract/mail';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleX, Clock, Send } from 'lucide-react';
import { Badge } from '../shared/list/badge.js';
import styles from './emails.module.css';

const looks = {
  queued: { icon: Clock, tone: 'soft' },
  sending: { icon: Send, tone: 'soft' },
  sent: { icon: CircleCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'bad' },
} as const;

/** The state, and what went wrong the last time. */
export function MailStatusBadge({ mail: { state, error } }: { mail: Mail }) {
  const { t } = useTranslation('mfe-admin');
  return (
    <div className={styles['state']}>
      <Badge look={looks[state]}>{t(`emails.states.${state}`)}</Badge>
      {error ? <p className={styles['error']}>{error}</p> : null}
    </div>
  );
}
