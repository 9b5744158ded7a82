import type { AnalysisDay } from '@fitfolio/analysis-contract/fit-analysis';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Card, Skeleton } from '@fitfolio/web-kit/ui/core';
import { BarChart } from './bar-chart.js';
import styles from './chart.module.css';

type Day = ReturnType<typeof AnalysisDay.parse>;

interface Props {
  readonly query: { readonly currentData?: { readonly data: readonly Day[] }; readonly error?: unknown };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How many analyses ended well or not on each day. */
export function AnalysisCounts({ title, found }: { title: string; found: readonly Day[] }) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const completed = found.map((day) => day.completed);
  const failed = found.map((day) => day.failed);
  const ended = Math.max(1, sumOf(completed) + sumOf(failed));
  return (
    <BarChart
      title={title}
      days={found.map(({ day }) => day)}
      series={[
        { name: t('days.completed'), values: completed },
        { name: t('days.failed'), values: failed },
      ]}
      textOf={(value) => formatNumber(value, language)}
      overall={(values) =>
        t('days.share', {
          count: formatNumber(sumOf(values), language),
          percent: Math.round((100 * sumOf(values)) / ended),
        })
      }
    />
  );
}

/** How many analyses ended well or not on each day, and how long they took. */
export function AnalysisDays({ query }: Props) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const found = query.currentData?.data;
  if (query.error && !found) return <p className={styles['unknown']}>{t('days.unknown')}</p>;
  if (!found) {
    return (
      <Card>
        <Skeleton height={200} />
      </Card>
    );
  }
  const seconds = (value: number): string =>
    t('days.seconds', { seconds: formatNumber(oneDecimal(value), language) });
  return (
    <div className={styles['pair']}>
      <AnalysisCounts title={t('days.counts')} found={found} />
      <BarChart
        title={t('days.durations')}
        days={found.map(({ day }) => day)}
        series={[
          { name: t('days.p50'), values: found.map(({ secondsP50 }) => secondsP50 ?? 0) },
          { name: t('days.p95'), values: found.map(({ secondsP95 }) => secondsP95 ?? 0) },
        ]}
        textOf={seconds}
        overall={(values) =>
          t('days.most', { seconds: formatNumber(oneDecimal(Math.max(0, ...values)), language) })
        }
      />
    </div>
  );
}
