import { PromoCode } from '@fitfolio/payments-contract/payment';
import type { Currency } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, Card, Tag } from '@fitfolio/web-kit/ui/core';
import { Form, FormField, Input, useForm } from '@fitfolio/web-kit/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { useLazyPrePurchaseQuery } from '../../shared/purchases/purchases.api.js';
import styles from '../payment.module.css';

const isPromoCode = (typed: string): boolean => PromoCode.safeParse(typed).success;
const Values = z.object({
  promo: z.string().refine(isPromoCode, { error: 'payment.promo.invalid', abort: true }).pipe(PromoCode),
});

interface Props {
  readonly order: { readonly bundleId: string; readonly currency: Currency };
  readonly applied: string | null;
  readonly onApply: (code: string | null) => void;
}

/** Checks a promotion against the price before applying it. The focus moves to the next control. */
export function PromoField({ order, applied, onApply }: Props) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [removed, setRemoved] = useState(false);
  const [findPrice] = useLazyPrePurchaseQuery();
  const form = useForm({
    defaultValues: { promo: '' },
    schema: Values,
    errorText: t,
    onSubmit: async ({ promo }) => {
      const { data, error } = await findPrice({ query: { ...order, promoCode: promo } });
      if (!data) return error;
      onApply(promo);
      return null;
    },
  });
  const remove = (): void => {
    setRemoved(true);
    form.methods.reset();
    onApply(null);
  };
  return (
    <Card>
      {applied ? (
        <div className={styles['applied']}>
          <span>
            {t('payment.promo.applied')} <Tag color="success">{applied}</Tag>
          </span>
          <Button size="small" autoFocus onClick={remove}>
            {t('payment.promo.remove')}
          </Button>
        </div>
      ) : (
        <Form form={form}>
          <FormField
            name="promo"
            label={t('payment.promo.label')}
            error={form.failure ? `${t('payment.promo.failed')}. ${errorText(form.failure)}` : undefined}
            optional
          >
            {(field) => (
              <div className={styles['promo']}>
                <Input
                  {...field}
                  size="large"
                  autoFocus={removed}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  status={field['aria-invalid'] ? 'error' : ''}
                />
                <Button
                  size="large"
                  htmlType="submit"
                  loading={form.submitting}
                  disabled={form.values.promo.trim() === ''}
                >
                  {t('payment.promo.apply')}
                </Button>
              </div>
            )}
          </FormField>
        </Form>
      )}
    </Card>
  );
}
