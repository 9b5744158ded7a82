import { adjustBalance } from '@fitfolio/credits-contract/transaction';
import { useIdempotencyKey } from '@fitfolio/web-kit/api';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useState } from 'react';
import { FormBody } from '../form/form-body.js';
import type { Choice } from '../form/pick-one.js';
import { TextField } from '../form/text-field.js';
import { wholeOf } from '../form/typed-values.js';
import { useBodyForm } from '../form/use-body-form.js';
import { BalancePreview } from './balance-preview.js';
import { useAdjustBalanceMutation } from './transactions.api.js';
import { signed } from './use-transaction-columns.js';
import { UserPicker } from './user-picker.js';

interface Props {
  /** Whom the list is about, if it is about one. */
  readonly user: Choice | null;
  readonly onDone: () => void;
}

/** Gives tokens to one user, or takes some. */
export function AdjustForm({ user, onDone }: Props) {
  const t = useTexts('mfe-admin');
  const { language } = useLanguage();
  const [holder, setHolder] = useState(user);
  const [adjust] = useAdjustBalanceMutation();
  const { keyOf } = useIdempotencyKey();
  const form = useBodyForm({
    texts: 'transactions',
    defaultValues: { userId: user?.id ?? '', amount: '', reason: '' },
    toBody: ({ userId, amount, reason }) => ({ userId, amount: wholeOf(amount), reason }),
    schema: adjustBalance.body,
    serverErrors: { INSUFFICIENT_TOKENS: 'amount', USER_UNKNOWN: 'userId' },
    onSubmit: async (body) => {
      const { error } = await adjust({ body, idempotencyKey: keyOf(body) });
      if (error) return error;
      const who = holder?.text ?? body.userId;
      toast.success(t('transactions.adjusted', { who, amount: signed(body.amount, language) }));
      onDone();
      return null;
    },
  });
  const texts = 'transactions';
  return (
    <FormBody form={form} action={t('transactions.adjust')} onCancel={onDone}>
      <UserPicker chosen={holder} onChoose={setHolder} />
      <TextField texts={texts} name="amount" help={t('transactions.amountHelp')} />
      {holder ? <BalancePreview userId={holder.id} amount={wholeOf(form.values.amount)} /> : null}
      <TextField texts={texts} name="reason" type="lines" help={t('reason.help')} />
    </FormBody>
  );
}
