import { formatMoney, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { Skeleton, Card } from '@fitfolio/web-kit/ui/core';
import { BarChart } from '../shared/chart/bar-chart.js';
import { useRevenueQuery, useTokenSummaryQuery } from '../shared/figures/figures.api.js';
import styles from './credits.module.css';
import { DaysChoice, periods } from './days-choice.js';
import { OpenNow } from './open-now.js';

const usual = 30;

/** Money and tokens by day, and what is open now. */
export function CreditsPage() {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const [address, setAddress] = useSearchParams();
  const days = periods.find((period) => String(period) === address.get('days')) ?? usual;
  const money = useRevenueQuery({ query: { days } });
  const tokens = useTokenSummaryQuery({ query: { days } });
  const error = money.error ?? tokens.error;
  const retry = (): void => {
    void money.refetch();
    void tokens.refetch();
  };
  const found = money.data && tokens.data ? { money: money.data.data, tokens: tokens.data.data } : null;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <Page meta={{ title: t('credits.title'), index: false }}>
      <div className={styles['head']}>
        <PageHeading>{t('credits.title')}</PageHeading>
        <DaysChoice
          value={days}
          onChange={(next) => setAddress(next === usual ? {} : { days: String(next) }, { replace: true })}
        />
      </div>
      {error ? <ErrorState title={t('credits.failed')} error={error} onRetry={retry} /> : null}
      {!error && !found ? <Bones /> : null}
      {!error && found ? (
        <div className={styles['parts']} aria-busy={money.isFetching || tokens.isFetching}>
          <OpenNow {...found} />
          <BarChart
            title={t('credits.revenue')}
            days={found.money.days.map(({ day }) => day)}
            series={[
              { name: t('credits.received'), values: found.money.days.map((day) => day.revenueVnd) },
              { name: t('credits.refunded'), values: found.money.days.map((day) => day.refundedVnd) },
            ]}
            textOf={(value) => formatMoney(value, 'VND')}
          />
          <BarChart
            title={t('credits.tokens')}
            days={found.tokens.days.map(({ day }) => day)}
            series={[
              { name: t('credits.sold'), values: found.tokens.days.map((day) => day.sold) },
              { name: t('credits.spent'), values: found.tokens.days.map((day) => day.spent) },
            ]}
            textOf={number}
          />
        </div>
      ) : null}
    </Page>
  );
}

const Bones = () => (
  <div className={styles['parts']}>
    <div className={styles['bones']}>
      {periods.map((period) => (
        <Card key={period}>
          <Skeleton lines={2} height={28} />
        </Card>
      ))}
    </div>
    <Card>
      <Skeleton height={288} />
    </Card>
    <Card>
      <Skeleton height={288} />
    </Card>
  </div>
);
