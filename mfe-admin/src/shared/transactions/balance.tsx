import { formatNumber } from '@fitfolio/web-kit/format';
import { useErrorText, useLanguage } from '@fitfolio/web-kit/i18n';
import { Skeleton } from '@fitfolio/web-kit/ui/core';
import { useListAllTransactionsQuery } from './transactions.api.js';

/** The tokens a user has: what was left after the newest movement. */
export function Balance({ userId }: { userId: string }) {
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { data, error } = useListAllTransactionsQuery({
    query: { userId, sort: '-createdAt', page: 1, pageSize: 1 },
  });
  if (data) return formatNumber(data.data[0]?.balance ?? 0, language);
  return error ? errorText(error) : <Skeleton lines={1} />;
}
