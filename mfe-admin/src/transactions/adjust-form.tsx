import { adjustBalance } from '@fitfolio/credits-contract/transaction';
import { useIdempotencyKey } from '@fitfolio/web-kit/api';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useState } from 'react';
import { FormBody } from '../form/form-body.js';
import type { Choice } from '../form/pick-one.js';
import { TextField } from '../form/text-field.js';
import { wholeOf } from '../form/typed-values.js';
import { useForm } from '../form/use-form.js';
import { BalancePreview } from './balance-preview.js';
import { useAdjustBalanceMutation } from './transactions.api.js';
import { signed } from './use-transaction-columns.js';
import { UserPicker } from './user-picker.js';

interface Props {
  /** Whom the list is about, if it is about one. */
  readonly user: Choice | null;
  readonly onDone: () => void;
}

type AdjustValues = Readonly<Record<'userId' | 'amount' | 'reason', string>>;

/** Gives tokens to one user, or takes some. */
export function AdjustForm({ user, onDone }: Props) {
  const t = useTexts('mfe-admin');
  const { language } = useLanguage();
  const [holder, setChoice] = useState(user);
  const [adjust] = useAdjustBalanceMutation();
  const { keyOf } = useIdempotencyKey();
  const form = useForm({
    initial: { userId: user?.id ?? '', amount: '', reason: '' } as AdjustValues,
    bodyOf: ({ userId, amount, reason }) => ({ userId, amount: wholeOf(amount), reason }),
    schema: adjustBalance.body,
    refusals: { INSUFFICIENT_TOKENS: 'amount', USER_UNKNOWN: 'userId' },
    send: async (body) => {
      const { error } = await adjust({ body, idempotencyKey: keyOf(body) });
      if (error) return error;
      const who = holder?.text ?? body.userId;
      toast.success(t('transactions.adjusted', { who, amount: signed(body.amount, language) }));
      onDone();
      return null;
    },
  });
  const choose = (person: Choice): void => {
    setChoice(person);
    form.set('userId', person.id);
  };
  const shared = { form, texts: 'transactions' } as const;
  const problem = form.problems['userId'];
  return (
    <FormBody {...shared} action={t('transactions.adjust')} onCancel={onDone}>
      <UserPicker
        chosen={holder}
        error={problem ? t(`transactions.errors.${problem}`) : undefined}
        onChoose={choose}
      />
      <TextField {...shared} name="amount" help={t('transactions.amountHelp')} />
      {holder ? <BalancePreview userId={holder.id} amount={wholeOf(form.values.amount)} /> : null}
      <TextField {...shared} name="reason" type="lines" help={t('reason.help')} />
    </FormBody>
  );
}
