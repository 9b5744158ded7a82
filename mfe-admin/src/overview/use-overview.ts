import { formatMoney, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import {
  useAdminFitAnalysisDaysQuery,
  useAdminFreeAnalysisDaysQuery,
} from '../shared/chart/analysis-days.api.js';
import { useRevenueQuery, useTokenSummaryQuery } from '../shared/figures/figures.api.js';
import type { Figure } from '../shared/figures/figures.js';
import { useOverviewEmailsQuery, useOverviewUsersQuery } from './overview.api.js';

const days = 30;
/** Only the total of a list is of interest here. */
const one = { page: 1, pageSize: 1 } as const;

/** The figures of the back office's first page; each comes when its service has answered. */
export function useOverview() {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const money = useRevenueQuery({ query: { days } });
  const tokens = useTokenSummaryQuery({ query: { days } });
  const free = useAdminFreeAnalysisDaysQuery({ query: { days } });
  const fit = useAdminFitAnalysisDaysQuery({ query: { days } });
  const mails = useOverviewEmailsQuery({ query: { ...one, state: 'failed' } });
  const users = useOverviewUsersQuery({ query: one });
  const queries = [money, tokens, free, fit, mails, users];

  const counts = {
    suspense: [money, money.data?.data.openSuspense],
    pending: [money, money.data?.data.pending],
    failedFit: [fit, fit.data?.data.reduce((sum, { failed }) => sum + failed, 0)],
    failedMails: [mails, mails.data?.page.total],
    users: [users, users.data?.page.total],
    held: [tokens, tokens.data?.data.heldByUsers],
  } as const;
  const valueOf = (key: keyof typeof counts): string | null => {
    const [{ isError }, count] = counts[key];
    if (count !== undefined) return formatNumber(count, language);
    return isError ? '–' : null;
  };
  const figure = (key: keyof typeof counts, to: string, more?: string): Figure => ({
    key,
    label: t(`overview.${key}`),
    to,
    value: valueOf(key),
    ...(more === undefined ? {} : { more }),
  });
  const onHold = money.data?.data.openSuspenseVnd;
  return {
    waits: [
      figure('suspense', paths.adminSuspense, onHold ? formatMoney(onHold, 'VND') : undefined),
      figure('pending', `${paths.adminPayments}?status=pending`),
      figure('failedFit', `${paths.adminFitAnalyses}?status=failed`),
      figure('failedMails', `${paths.adminEmails}?state=failed`),
    ],
    /** Everything is known, and nothing of it waits; a payment that is under way waits for its buyer. */
    calm: [counts.suspense, counts.failedFit, counts.failedMails].every(([, count]) => count === 0),
    people: [figure('users', paths.adminUsers), figure('held', paths.adminTransactions)],
    /** Undefined while they are loaded, null when they could not be. */
    days: {
      money: money.isError ? null : money.data?.data.days,
      free: free.isError ? null : free.data?.data,
      fit: fit.isError ? null : fit.data?.data,
    },
    error: queries.find(({ error }) => error)?.error,
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}
