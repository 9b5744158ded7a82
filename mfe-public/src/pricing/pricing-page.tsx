import { formatMoney, type Currency } from '@fitfolio/web-kit/format';
import { useCurrency, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Skeleton, Button, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { Questions } from '../questions.js';
import { BundleCard, PackCard } from './bundle-card.js';
import { Offers } from './offers.js';
import { PlanItems } from './plan-items.js';
import { useListBundlesQuery } from './pricing.api.js';
import styles from './pricing-page.module.css';
import '../locales/pricing.js';

const currencies: readonly Currency[] = ['VND', 'USD'];
const bonesTiers = ['basic', 'standard', 'pro'];
const questions = ['expire', 'refund', 'method', 'failed'] as const;
const contact = 'mailto:hello@fitfolio.example';

function FreeCard({ currency }: { currency: Currency }) {
  const { t } = useTranslation('mfe-public');
  return (
    <Card as="article" aria-labelledby="plan-free">
      <p className={styles['label']} />
      <h2 id="plan-free">{t('pricing.freeName')}</h2>
      <p className={styles['price']}>{currency === 'USD' ? '$0' : formatMoney(0, 'VND')}</p>
      <p className={`${styles['soft']} ${styles['freeText']}`}>{t('pricing.freeText')}</p>
      <p className={styles['saving']} />
      <LinkButton to={paths.freeAnalysis} size="large" block>
        {t('pricing.freeAction')}
      </LinkButton>
      <PlanItems
        texts={['score', 'missing', 'advice', 'daily'].map((item) => t(`pricing.freeItems.${item}`))}
      />
    </Card>
  );
}

export function PricingPage() {
  const { t } = useTranslation('mfe-public');
  const [currency, choose] = useCurrency();
  const { data, error, refetch } = useListBundlesQuery();
  const bundles = data?.data;
  const packs = bundles?.filter(({ kind }) => kind === 'pack') ?? [];
  return (
    <Page meta={{ title: t('pricing.metaTitle'), description: t('pricing.metaDescription') }}>
      <div className={styles['top']}>
        <PageHeading lead={t('pricing.lead')}>{t('pricing.title')}</PageHeading>
        <div role="group" aria-label={t('pricing.currency')} className={styles['switch']}>
          {currencies.map((name) => (
            <Button
              key={name}
              type={name === currency ? 'primary' : 'text'}
              aria-pressed={name === currency}
              onClick={() => choose(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <p className={styles['sample']}>
        {t('pricing.sampleText')}
        <LinkButton to={paths.fitAnalysisSample}>{t('pricing.sampleAction')}</LinkButton>
        <LinkButton to={`${paths.home}#sample`}>{t('pricing.freeSampleAction')}</LinkButton>
      </p>
      {bundles ? <Offers bundles={bundles} /> : null}
      <div className={styles['plans']}>
        <FreeCard currency={currency} />
        {bundles
          ?.filter(({ kind }) => kind !== 'pack')
          .map((bundle) => (
            <BundleCard key={bundle.id} bundle={bundle} currency={currency} />
          ))}
        {bundles || error
          ? null
          : bonesTiers.map((tier) => (
              <Card key={tier}>
                <Skeleton lines={10} />
              </Card>
            ))}
      </div>
      {error && !bundles ? <ErrorState title={t('pricing.failed')} error={error} onRetry={refetch} /> : null}
      {packs.length > 0 ? (
        <section aria-labelledby="packs" className={styles['block']}>
          <h2 id="packs">{t('pricing.packsTitle')}</h2>
          <p className={styles['soft']}>{t('pricing.packsLead')}</p>
          <div className={styles['packs']}>
            {packs.map((bundle) => (
              <PackCard key={bundle.id} bundle={bundle} currency={currency} />
            ))}
          </div>
        </section>
      ) : null}
      <section aria-labelledby="enterprise" className={styles['enterprise']}>
        <div>
          <h2 id="enterprise">{t('pricing.enterpriseTitle')}</h2>
          <p className={styles['soft']}>{t('pricing.enterpriseText')}</p>
        </div>
        <Button href={contact} size="large">
          {t('pricing.enterpriseAction')}
        </Button>
      </section>
      <Questions
        title={t('pricing.faqTitle')}
        items={questions.map((key) => ({ q: t(`pricing.faq.${key}.q`), a: t(`pricing.faq.${key}.a`) }))}
      />
    </Page>
  );
}
