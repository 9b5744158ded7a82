import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useAudience } from '@fitfolio/web-kit/session';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { Questions } from '../questions.js';
import { Features } from './features.js';
import { Hero } from './hero.js';
import styles from './home-page.module.css';
import { PremiumFeatures } from './premium-features.js';
import { StepsToFollow } from './steps-to-follow.js';

const questions = ['free', 'score', 'ai', 'data', 'scan', 'language'] as const;

export function HomePage() {
  const { t } = useTranslation('mfe-public');
  const audience = useAudience();
  return (
    <Page meta={{ title: t('home.metaTitle'), description: t('home.metaDescription') }} width="full">
      <Hero />
      <Features />
      <PremiumFeatures />
      <StepsToFollow />
      <div className={styles['band']}>
        <Questions
          title={t('home.faqTitle')}
          items={questions.map((key) => ({ q: t(`home.faq.${key}.q`), a: t(`home.faq.${key}.a`) }))}
        />
      </div>
      <section className={`${styles['band']} ${styles['call']}`} aria-labelledby="call">
        <h2 id="call">{t('home.callTitle', audience)}</h2>
        <p>{t('home.callText')}</p>
        <LinkButton to={paths.freeAnalysis} type="primary" size="large">
          {t('home.tryFree', audience)}
        </LinkButton>
      </section>
    </Page>
  );
}
