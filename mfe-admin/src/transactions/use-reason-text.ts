import type { TransactionDescription } from '@fitfolio/credits-contract/transaction';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { z } from 'zod';

/** `textOf(description)`: why tokens moved, in words. */
export function useReasonText(): (description: z.output<typeof TransactionDescription>) => string {
  const { t } = useTranslation('mfe-admin');
  return ({ code, values }) => {
    const feature = values['feature'];
    const words = feature
      ? { feature: t(`transactions.features.${feature}`, { defaultValue: feature }) }
      : {};
    return t(`transactions.reasons.${code}`, {
      ...values,
      ...words,
      defaultValue: code,
      interpolation: { escapeValue: false },
    });
  };
}
