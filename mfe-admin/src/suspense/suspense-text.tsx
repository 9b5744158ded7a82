import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { SuspenseRow } from './use-suspense-columns.js';

/** "150.000 ₫ arrived for FF…, which is 200.000 ₫." */
export function SuspenseText({ item }: { item: SuspenseRow }) {
  const { t } = useTranslation('mfe-admin');
  const { reference, expectedVnd, amountVnd } = item;
  const amount = formatMoney(amountVnd, 'VND');
  return (
    <>
      {reference !== null && expectedVnd !== null
        ? t('suspense.text', { amount, reference, expected: formatMoney(expectedVnd, 'VND') })
        : t('suspense.textUnnamed', { amount, content: item.content })}
    </>
  );
}
