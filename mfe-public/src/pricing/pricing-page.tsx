import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Button, Card, LinkButton, Tag } from '@fitfolio/web-kit/ui/core';
import { Questions } from '../questions.js';
import { BundleCard } from './bundle-card.js';
import { bundles, type Currency } from './bundles.js';
import { PlanItems } from './plan-items.js';
import styles from './pricing-page.module.css';
import { useCurrency } from './use-currency.js';

const currencies: readonly Currency[] = ['VND', 'USD'];
const packs = ['readiness', 'interview', 'all'] as const;
const questions = ['expire', 'refund', 'method', 'failed'] as const;
const contact = 'mailto:hello@fitfolio.example';

export function PricingPage() {
  const t = useTexts('mfe-public');
  const { language } = useLanguage();
  const [currency, choose] = useCurrency(language);
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
      <div className={styles['plans']}>
        <Card as="article" aria-labelledby="plan-free">
          <p className={styles['label']} />
          <h2 id="plan-free">{t('pricing.freeName')}</h2>
          <p className={styles['price']}>{currency === 'USD' ? '$0' : '0 ₫'}</p>
          <p className={`${styles['soft']} ${styles['freeText']}`}>{t('pricing.freeText')}</p>
          <p className={styles['saving']} />
          <LinkButton to={paths.freeAnalysis} type="primary" size="large" block>
            {t('pricing.freeAction')}
          </LinkButton>
          <PlanItems
            texts={['score', 'missing', 'advice', 'daily'].map((item) => t(`pricing.freeItems.${item}`))}
          />
        </Card>
        {bundles.map((bundle) => (
          <BundleCard key={bundle.id} bundle={bundle} currency={currency} />
        ))}
      </div>
      <section aria-labelledby="packs" className={styles['block']}>
        <h2 id="packs">{t('pricing.packsTitle')}</h2>
        <p className={styles['soft']}>{t('pricing.packsLead')}</p>
        <div className={styles['packs']}>
          {packs.map((pack) => (
            <Card as="article" key={pack}>
              <h3>{t(`pricing.packs.${pack}.name`)}</h3>
              <p className={styles['soft']}>{t(`pricing.packs.${pack}.text`)}</p>
              <Tag>{t('pricing.buySoon')}</Tag>
            </Card>
          ))}
        </div>
      </section>
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
