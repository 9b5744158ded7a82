import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { Card, Skeleton } from '@fitfolio/web-kit/ui/core';
import { CircleCheck } from 'lucide-react';
import { AnalysisCounts } from '../shared/chart/analysis-days.js';
import { BarChart } from '../shared/chart/bar-chart.js';
import { Figures } from '../shared/figures/figures.js';
import styles from './overview.module.css';
import { useOverview } from './use-overview.js';

/** What waits for a decision, who is here, and how the last days went. */
export function OverviewPage() {
  const { t } = useTranslation('mfe-admin');
  const { waits, calm, people, days, error, retry } = useOverview();
  return (
    <Page meta={{ title: t('overview.title'), index: false }}>
      <PageHeading>{t('overview.title')}</PageHeading>
      {error ? <ErrorState title={t('overview.failed')} error={error} onRetry={retry} /> : null}
      <section aria-labelledby="overview-waits" className={styles['part']}>
        <h2 id="overview-waits">{t('overview.waits')}</h2>
        {calm ? (
          <p className={styles['calm']}>
            <CircleCheck size={20} aria-hidden />
            {t('overview.calm')}
          </p>
        ) : null}
        <Figures figures={waits} />
      </section>
      <section aria-labelledby="overview-people" className={styles['part']}>
        <h2 id="overview-people">{t('overview.people')}</h2>
        <Figures figures={people} />
        <div className={styles['charts']}>
          {days.free ? <AnalysisCounts title={t('overview.free')} found={days.free} /> : bones(days.free)}
          {days.fit ? <AnalysisCounts title={t('overview.fit')} found={days.fit} /> : bones(days.fit)}
          {days.money ? (
            <BarChart
              title={t('credits.revenue')}
              days={days.money.map(({ day }) => day)}
              series={[
                { name: t('credits.received'), values: days.money.map((day) => day.revenueVnd) },
                { name: t('credits.refunded'), values: days.money.map((day) => day.refundedVnd) },
              ]}
              textOf={(value) => formatMoney(value, 'VND')}
            />
          ) : (
            bones(days.money)
          )}
        </div>
      </section>
    </Page>
  );
}

/** In the place of a chart that is still loaded; none for one that does not come. */
const bones = (loaded: null | undefined) =>
  loaded === null ? null : (
    <Card>
      <Skeleton height={260} />
    </Card>
  );
