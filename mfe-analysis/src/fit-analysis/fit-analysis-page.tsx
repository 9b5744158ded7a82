import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Card, LinkButton, Tag } from '@fitfolio/web-kit/ui/core';
import { FileText, MessagesSquare, Route, Telescope } from 'lucide-react';
import styles from './fit-analysis-page.module.css';

const features = [
  { id: 'fit', Icon: Telescope },
  { id: 'plan', Icon: Route },
  { id: 'cv', Icon: FileText },
  { id: 'interview', Icon: MessagesSquare },
] as const;

/** Premium analysis before it is on sale: what it will be, and what there is today. */
export function FitAnalysisPage() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <Page meta={{ title: t('premium.title'), description: t('premium.metaDescription') }}>
      <PageHeading lead={t('premium.lead')}>{t('premium.title')}</PageHeading>
      <Card as="section" className={styles['now']} aria-labelledby="premium-now">
        <div>
          <h2 id="premium-now">{t('premium.nowTitle')}</h2>
          <p>{t('premium.nowText')}</p>
        </div>
        <div className={styles['actions']}>
          <LinkButton to={paths.freeAnalysis} type="primary" size="large">
            {t('premium.free')}
          </LinkButton>
          <LinkButton to={paths.pricing} size="large">
            {t('premium.pricing')}
          </LinkButton>
        </div>
      </Card>
      <section aria-labelledby="premium-will">
        <div className={styles['head']}>
          <h2 id="premium-will">{t('premium.willTitle')}</h2>
          <Tag>{t('premium.soon')}</Tag>
        </div>
        <p className={styles['soft']}>{t('premium.price')}</p>
        <ul className={styles['features']}>
          {features.map(({ id, Icon }) => (
            <li key={id}>
              <span className={styles['icon']}>
                <Icon size={22} aria-hidden />
              </span>
              <div>
                <h3>{t(`premium.features.${id}.title`)}</h3>
                <p>{t(`premium.features.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
