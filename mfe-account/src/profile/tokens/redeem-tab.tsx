import { TypedCode } from '@fitfolio/credits-contract/coupon';
import { useIdempotencyKey } from '@fitfolio/web-kit/api';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Alert, Button, LinkButton } from '@fitfolio/web-kit/ui/core';
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

/** What a coupon brought. */
interface Redeemed {
  readonly tokens: number;
  readonly balance: number;
}

function RedeemForm({ onDone }: { onDone: (redeemed: Redeemed) => void }) {
  const { t } = useTranslation('mfe-account');
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
      onDone(data.data);
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

/** A coupon code for tokens; what it brought stays in the page, with what can be done with it. */
export function RedeemTab() {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [redeemed, setRedeemed] = useState<readonly Redeemed[]>([]);
  const last = redeemed.at(-1);
  return (
    <div className={styles['redeemTab']}>
      {last ? (
        <Alert
          key={redeemed.length}
          type="success"
          role="status"
          showIcon
          title={t('addTokens.redeemed', { count: last.tokens })}
          description={t('payment.success.balance', { balance: formatNumber(last.balance, language) })}
          action={<LinkButton to={paths.fitAnalysis}>{t('payment.success.use')}</LinkButton>}
        />
      ) : null}
      <RedeemForm key={`form-${redeemed.length}`} onDone={(one) => setRedeemed([...redeemed, one])} />
    </div>
  );
}
