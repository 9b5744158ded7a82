import { TypedCode } from '@fitfolio/credits-contract/coupon';
import { useIdempotencyKey } from '@fitfolio/web-kit/api';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, FormField, Input, useForm } from '@fitfolio/web-kit/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { useRedeemCouponMutation } from '../../shared/purchases/purchases.api.js';
import styles from './tokens.module.css';

const Values = z.object({
  coupon: z
    .string()
    .refine((code) => code.trim() !== '', 'addTokens.errors.required')
    .refine((code) => TypedCode.safeParse(code).success, 'addTokens.errors.invalid'),
});
const toFieldErrors = fieldErrorsFrom({
  COUPON_INVALID: { coupon: 'addTokens.errors.invalid' },
  COUPON_NOT_STARTED: { coupon: 'addTokens.errors.notStarted' },
  COUPON_EXPIRED: { coupon: 'addTokens.errors.expired' },
  COUPON_ALREADY_USED: { coupon: 'addTokens.errors.alreadyUsed' },
  COUPON_USED_UP: { coupon: 'addTokens.errors.usedUp' },
});

function RedeemForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [redeem] = useRedeemCouponMutation();
  const { keyOf } = useIdempotencyKey();
  const form = useForm({
    defaultValues: { coupon: '' },
    schema: Values,
    errorText: t,
    toFieldErrors,
    onSubmit: async ({ coupon }) => {
      const body = { code: coupon };
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
    <Form form={form} className={styles['redeem']}>
      <FormErrors title={t('addTokens.redeemFailed')} />
      <FormField name="coupon" label={t('addTokens.code')}>
        {(field) => (
          <Input
            {...field}
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            status={field['aria-invalid'] ? 'error' : ''}
          />
        )}
      </FormField>
      <Button type="primary" size="large" htmlType="submit" loading={form.submitting}>
        {t('addTokens.redeemAction')}
      </Button>
    </Form>
  );
}

/** A coupon code for tokens. */
export function RedeemTab() {
  const [round, setRound] = useState(0);
  return <RedeemForm key={round} onDone={() => setRound(round + 1)} />;
}
