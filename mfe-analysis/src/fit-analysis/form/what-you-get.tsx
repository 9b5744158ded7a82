import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Check } from 'lucide-react';
import styles from './fit-form.module.css';

const given = [
  'measures',
  'experience',
  'skills',
  'keywords',
  'rewrite',
  'gaps',
  'split',
  'keep',
  'plan',
  'cv',
  'interview',
] as const;

/** What tokens buy. */
export function WhatYouGet() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <div className={styles['get']}>
      <section aria-labelledby="fit-given">
        <h2 id="fit-given">{t('fit.given.title')}</h2>
        <ul>
          {given.map((key) => (
            <li key={key}>
              <Check size={18} aria-hidden />
              {t(`fit.given.${key}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
