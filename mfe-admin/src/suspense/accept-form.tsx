import { acceptSuspense } from '@fitfolio/payments-contract/admin';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useState } from 'react';
import { BodyForm } from '../shared/form/body-form.js';
import type { SelectOption } from '../shared/form/search-select.js';
import { TextField } from '../shared/form/text-field.js';
import { useBodyForm } from '../shared/form/use-body-form.js';
import { PaymentPicker } from './payment-picker.js';
import { SuspenseText } from './suspense-text.js';
import { useAcceptSuspenseMutation } from './suspense.api.js';
import type { SuspenseRow } from './use-suspense-columns.js';

interface Props {
  readonly item: SuspenseRow;
  readonly onDone: () => void;
}

/** The body for a transfer that names no order. */
const NamedAccept = acceptSuspense.body.required({ paymentId: true });

/** Takes what arrived as payment: of the order it names, or of one the administrator finds. */
export function AcceptForm({ item, onDone }: Props) {
  const { t } = useTranslation('mfe-admin');
  const named = item.paymentId !== null;
  const [payment, setPayment] = useState<SelectOption | null>(null);
  const [accept] = useAcceptSuspenseMutation();
  const form = useBodyForm({
    keyPrefix: 'suspense',
    defaultValues: { paymentId: '', reason: '' },
    toBody: ({ paymentId, reason }) => (named ? { reason } : { reason, paymentId }),
    schema: named ? acceptSuspense.body : NamedAccept,
    onSubmit: async (body) => {
      const { error } = await accept({ params: { receiptId: item.id }, body });
      if (error) return error;
      toast.success(t('suspense.accept.done'));
      onDone();
      return null;
    },
  });
  const keyPrefix = 'suspense';
  return (
    <BodyForm form={form} action={t('suspense.accept.action')} onCancel={onDone}>
      <p>{t('suspense.accept.text')}</p>
      <p>
        <SuspenseText item={item} />
      </p>
      {named ? null : <PaymentPicker chosen={payment} onChoose={setPayment} />}
      <TextField keyPrefix={keyPrefix} name="reason" type="lines" help={t('reason.help')} />
    </BodyForm>
  );
}
