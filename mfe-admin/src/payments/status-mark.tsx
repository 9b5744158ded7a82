import type { AdminPayment } from '@fitfolio/payments-contract/admin';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { z } from 'zod';
import { Mark, type MarkLook } from '../list/mark.js';
import styles from './payments.module.css';

const looks: Readonly<Record<string, MarkLook>> = {
  pending: { icon: Clock, tone: 'warn' },
  completed: { icon: CircleCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'soft' },
};
const other: MarkLook = { icon: Clock, tone: 'none' };

/** How a payment stands, and why. */
export function StatusMark({
  payment,
}: {
  payment: Pick<z.output<typeof AdminPayment>, 'status' | 'reason'>;
}) {
  const t = useTexts('mfe-admin');
  const { status, reason } = payment;
  return (
    <span className={styles['lines']}>
      <Mark look={looks[status] ?? other}>{t(`payments.status.${status}`, { defaultValue: status })}</Mark>
      <span className={styles['soft']}>{t(`payments.reasons.${reason}`, { defaultValue: reason })}</span>
    </span>
  );
}
