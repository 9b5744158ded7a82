import { adjustBalance } from '@fitfolio/credits-contract/transaction';
import { useIdempotencyKey } from '@fitfolio/web-kit/api';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useState } from 'react';
import { BodyForm } from '../shared/form/body-form.js';
import type { SelectOption } from '../shared/form/search-select.js';
import { TextField } from '../shared/form/text-field.js';
import { parseInteger } from '../shared/form/input-values.js';
import { useBodyForm } from '../shared/form/use-body-form.js';
import { BalancePreview } from './balance-preview.js';
import { useAdjustBalanceMutation } from '../shared/transactions/transactions.api.js';
import { signed } from './use-transaction-columns.js';
import { UserPicker } from './user-picker.js';

interface Props {
  /** The user that the list is filtered by, if any. */
  readonly user: SelectOption | null;
  readonly onDone: () => void;
}

/** Gives tokens to one user, or takes some. */
export function AdjustForm({ user, onDone }: Props) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const [holder, setHolder] = useState(user);
  const [adjust] = useAdjustBalanceMutation();
  const { keyOf } = useIdempotencyKey();
  const form = useBodyForm({
    keyPrefix: 'transactions',
    defaultValues: { userId: user?.id ?? '', amount: '', reason: '' },
    toBody: ({ userId, amount, reason }) => ({ userId, amount: parseInteger(amount), reason }),
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
  const keyPrefix = 'transactions';
  return (
    <BodyForm form={form} action={t('transactions.adjust')} onCancel={onDone}>
      <UserPicker chosen={holder} onChoose={setHolder} />
      <TextField keyPrefix={keyPrefix} name="amount" help={t('transactions.amountHelp')} />
      {holder ? <BalancePreview userId={holder.id} amount={parseInteger(form.values.amount)} /> : null}
      <TextField keyPrefix={keyPrefix} name="reason" type="lines" help={t('reason.help')} />
    </BodyForm>
  );
}
