import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useAudience, useSession } from '@fitfolio/web-kit/session';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { CheckIcon } from '../check-icon.js';
import { Demo } from './demo/demo.js';
import { HeroForm } from './hero-form.js';
import styles from './hero.module.css';

const points = ['explained', 'bilingual', 'honest'] as const;

/** What it does, the means to do it at once, and what comes of it. */
export function Hero() {
  const { t } = useTranslation('mfe-public');
  const audience = useAudience();
  const { signedIn } = useSession();
  return (
    <>
      <section className={styles['hero']} aria-labelledby="hero">
        <div>
          <h1 id="hero">{t('home.heroTitle', audience)}</h1>
          <p className={styles['lead']}>{t('home.heroLead', audience)}</p>
          <ul className={styles['points']}>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {t(`home.heroPoints.${point}`)}
              </li>
            ))}
          </ul>
          {signedIn ? (
            <LinkButton to={paths.workspace} size="large">
              {t('home.toWorkspace')}
            </LinkButton>
          ) : null}
          <LinkButton to={paths.freeAnalysis} type="primary" size="large" className={styles['unscripted']}>
            {t('home.tryFree', audience)}
          </LinkButton>
        </div>
        <HeroForm />
      </section>
      <Demo />
    </>
  );
}
