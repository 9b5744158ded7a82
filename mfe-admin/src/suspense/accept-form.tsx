import { acceptSuspense } from '@fitfolio/payments-contract/admin';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useState } from 'react';
import { FormBody } from '../form/form-body.js';
import type { Choice } from '../form/pick-one.js';
import { TextField } from '../form/text-field.js';
import { useForm } from '../form/use-form.js';
import { PaymentPicker } from './payment-picker.js';
import { SuspenseText } from './suspense-text.js';
import { useAcceptSuspenseMutation } from './suspense.api.js';
import type { Waiting } from './use-suspense-columns.js';

interface Props {
  readonly item: Waiting;
  readonly onDone: () => void;
}

type AcceptValues = Readonly<Record<'paymentId' | 'reason', string>>;
/** A transfer that names no order needs one. */
const NamedAccept = acceptSuspense.body.required({ paymentId: true });

/** Takes what arrived as payment: of the order it names, or of one the administrator finds. */
export function AcceptForm({ item, onDone }: Props) {
  const t = useTexts('mfe-admin');
  const named = item.paymentId !== null;
  const [payment, setPayment] = useState<Choice | null>(null);
  const [accept] = useAcceptSuspenseMutation();
  const form = useForm({
    initial: { paymentId: '', reason: '' } as AcceptValues,
    bodyOf: ({ paymentId, reason }) => (named ? { reason } : { reason, paymentId }),
    schema: named ? acceptSuspense.body : NamedAccept,
    send: async (body) => {
      const { error } = await accept({ params: { receiptId: item.id }, body });
      if (error) return error;
      toast.success(t('suspense.accept.done'));
      onDone();
      return null;
    },
  });
  const choose = (choice: Choice): void => {
    setPayment(choice);
    form.set('paymentId', choice.id);
  };
  const shared = { form, texts: 'suspense' } as const;
  return (
    <FormBody {...shared} action={t('suspense.accept.action')} onCancel={onDone}>
      <p>{t('suspense.accept.text')}</p>
      <p>
        <SuspenseText item={item} />
      </p>
      {named ? null : (
        <PaymentPicker
          chosen={payment}
          error={form.problems['paymentId'] ? t('suspense.errors.paymentId') : undefined}
          onChoose={choose}
        />
      )}
      <TextField {...shared} name="reason" type="lines" help={t('reason.help')} />
    </FormBody>
  );
}
