import type { AdminPayment } from '@fitfolio/payments-contract/admin';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { z } from 'zod';
import { Lines, More } from '../list/cells.js';
import { Mark, type MarkLook } from '../list/mark.js';

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
    <Lines>
      <Mark look={looks[status] ?? other}>{t(`payments.status.${status}`, { defaultValue: status })}</Mark>
      <More>{t(`payments.reasons.${reason}`, { defaultValue: reason })}</More>
    </Lines>
  );
}
