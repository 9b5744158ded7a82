import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useAudience, useSession } from '@fitfolio/web-kit/session';
import { Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { CheckIcon } from '../check-icon.js';
import { AnnotatedResume } from './annotated-resume.js';
import styles from './home-page.module.css';

const points = ['explained', 'bilingual', 'honest'] as const;

export function Hero() {
  const { t } = useTranslation('mfe-public');
  const audience = useAudience();
  const { signedIn } = useSession();
  return (
    <section className={styles['hero']} aria-labelledby="hero">
      <div>
        <h1 id="hero">{t('home.heroTitle', audience)}</h1>
        <p className={styles['lead']}>{t('home.heroLead', audience)}</p>
        <div className={styles['actions']}>
          <LinkButton to={paths.freeAnalysis} type="primary" size="large">
            {t('home.tryFree', audience)}
          </LinkButton>
          {signedIn ? (
            <LinkButton to={paths.workspace} size="large">
              {t('home.toWorkspace')}
            </LinkButton>
          ) : null}
          <Button href="#sample" size="large">
            {t('home.seeSample')}
          </Button>
        </div>
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon />
              {t(`home.heroPoints.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <AnnotatedResume />
    </section>
  );
}
