import type { AdminPayment } from '@fitfolio/payments-contract/admin';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { z } from 'zod';
import { CellStack, CellNote } from '../shared/list/cells.js';
import { Badge, type BadgeStyle } from '../shared/list/badge.js';

const looks: Readonly<Record<string, BadgeStyle>> = {
  pending: { icon: Clock, tone: 'warn' },
  completed: { icon: CircleCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'soft' },
};
const other: BadgeStyle = { icon: Clock, tone: 'none' };

/** The status of a payment and its reason. */
export function StatusBadge({
  payment,
}: {
  payment: Pick<z.output<typeof AdminPayment>, 'status' | 'reason'>;
}) {
  const { t } = useTranslation('mfe-admin');
  const { status, reason } = payment;
  return (
    <CellStack>
      <Badge look={looks[status] ?? other}>{t(`payments.status.${status}`, { defaultValue: status })}</Badge>
      <CellNote>{t(`payments.reasons.${reason}`, { defaultValue: reason })}</CellNote>
    </CellStack>
  );
}
