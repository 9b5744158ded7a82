import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
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
] as const;
const next = ['interview'] as const;

/** What a token buys today, and what is being made and cannot be bought yet. */
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
      <section aria-labelledby="fit-next">
        <h2 id="fit-next">
          {t('fit.next.title')} <Tag>{t('fit.next.tag')}</Tag>
        </h2>
        <p className={styles['soft']}>{t('fit.next.lead')}</p>
        <ul>
          {next.map((key) => (
            <li key={key}>{t(`fit.next.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
