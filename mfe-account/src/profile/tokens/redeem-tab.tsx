import { TypedCode } from '@fitfolio/credits-contract/coupon';
import { useIdempotencyKey } from '@fitfolio/web-kit/api';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Field, Input } from '@fitfolio/web-kit/ui/forms';
import { useState } from 'react';
import { FormErrors } from '../../form/form-errors.js';
import { useForm } from '../../form/use-form.js';
import { useRedeemCouponMutation } from '../../purchases/purchases.api.js';
import styles from './tokens.module.css';

function check({ code }: { code: string }): { code?: string } {
  if (code.trim() === '') return { code: 'addTokens.errors.required' };
  return TypedCode.safeParse(code).success ? {} : { code: 'addTokens.errors.invalid' };
}
const refusals = {
  COUPON_INVALID: { code: 'addTokens.errors.invalid' },
  COUPON_NOT_STARTED: { code: 'addTokens.errors.notStarted' },
  COUPON_EXPIRED: { code: 'addTokens.errors.expired' },
  COUPON_ALREADY_USED: { code: 'addTokens.errors.alreadyUsed' },
  COUPON_USED_UP: { code: 'addTokens.errors.usedUp' },
};

function RedeemForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('mfe-account');
  const { language } = useLanguage();
  const [redeem] = useRedeemCouponMutation();
  const { keyOf } = useIdempotencyKey();
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    check,
    refusals,
    send: async (body) => {
      const { data, error } = await redeem({ body, idempotencyKey: keyOf(body) });
      if (error) return error;
      const { tokens, balance } = data.data;
      toast.success(
        t('addTokens.redeemed', { count: tokens }),
        t('payment.success.balance', { balance: formatNumber(balance, language) }),
      );
      onDone();
      return null;
    },
  });
  return (
    <form className={styles['redeem']} noValidate onSubmit={form.submit}>
      <FormErrors title={t('addTokens.redeemFailed')} failure={form.failure} fields={form.summary} />
      <Field
        id="coupon"
        label={t('addTokens.code')}
        error={form.errors.code ? t(form.errors.code) : undefined}
      >
        {(aria) => (
          <Input
            {...aria}
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            status={form.errors.code ? 'error' : ''}
            value={form.values.code}
            onChange={(event) => form.set('code', event.target.value)}
          />
        )}
      </Field>
      <Button type="primary" size="large" htmlType="submit" loading={form.busy}>
        {t('addTokens.redeemAction')}
      </Button>
    </form>
  );
}

/** A coupon code for tokens. */
export function RedeemTab() {
  const [round, setRound] = useState(0);
  return <RedeemForm key={round} onDone={() => setRound(round + 1)} />;
}
