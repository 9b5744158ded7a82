import { PromoCode } from '@fitfolio/payments-contract/payment';
import type { Currency } from '@fitfolio/web-kit/format';
import { useErrorText, useTexts } from '@fitfolio/web-kit/i18n';
import { Button, Card, Tag } from '@fitfolio/web-kit/ui/core';
import { Field, Input } from '@fitfolio/web-kit/ui/forms';
import { type FormEvent, useState } from 'react';
import { useLazyPrePurchaseQuery } from '../../purchases/purchases.api.js';
import styles from '../payment.module.css';

interface Props {
  readonly order: { readonly bundleId: string; readonly currency: Currency };
  readonly applied: string | null;
  readonly onApply: (code: string | null) => void;
}

/** A promotion is tried on the price before it is taken. The focus goes with what can be done next. */
export function PromoField({ order, applied, onApply }: Props) {
  const t = useTexts('mfe-account');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [check, { isFetching }] = useLazyPrePurchaseQuery();
  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    const code = PromoCode.safeParse(typed);
    if (!code.success) return setFailure(t('payment.promo.invalid'));
    const { data, error } = await check({ query: { ...order, promoCode: code.data } });
    if (!data) return setFailure(`${t('payment.promo.failed')}. ${errorText(error)}`);
    setTyped('');
    return onApply(code.data);
  };
  const remove = (): void => {
    setRemoved(true);
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
        <form noValidate onSubmit={(event) => void apply(event)}>
          <Field id="promo" label={t('payment.promo.label')} error={failure ?? undefined} optional>
            {(aria) => (
              <div className={styles['promo']}>
                <Input
                  {...aria}
                  size="large"
                  autoFocus={removed}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  status={failure ? 'error' : ''}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
                <Button size="large" htmlType="submit" loading={isFetching} disabled={typed.trim() === ''}>
                  {t('payment.promo.apply')}
                </Button>
              </div>
            )}
          </Field>
        </form>
      )}
    </Card>
  );
}
