import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { useAudience } from '@fitfolio/web-kit/session';
import { Button, Card, Tag } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import styles from './home-page.module.css';
import en from './sample/sample.en.json';
import vi from './sample/sample.vi.json';
import { SampleScore } from './sample-score.js';
import { VerdictBadge } from './verdict-badge.js';

const samples = { vi, en };
const names = { vi: 'Tiếng Việt', en: 'English' } as const;
const languages = ['vi', 'en'] as const;

/** A real report of the engine, made at build time from two invented texts (`sample/make-sample.mjs`). */
export function Sample() {
  const { t } = useTranslation('mfe-public');
  const audience = useAudience();
  const { language: pageLanguage } = useLanguage();
  const [chosen, choose] = useState<'vi' | 'en' | null>(null);
  const language = chosen ?? pageLanguage;
  const sample = samples[language];
  return (
    <section id="sample" className={`${styles['band']} ${styles['sample']}`} aria-labelledby="sample-title">
      <div className={styles['sampleHead']}>
        <div>
          <h2 id="sample-title">{t('home.sampleTitle')}</h2>
          <p className={styles['soft']}>{t('home.sampleLead', audience)}</p>
        </div>
        <div role="group" aria-label={t('home.sampleLanguage')} className={styles['switch']}>
          {languages.map((name) => (
            <Button
              key={name}
              type={name === language ? 'primary' : 'text'}
              aria-pressed={name === language}
              onClick={() => choose(name)}
            >
              {names[name]}
            </Button>
          ))}
        </div>
      </div>
      <div className={styles['sampleGrid']} lang={language}>
        <Card className={styles['sampleTop']}>
          <SampleScore
            score={sample.score}
            label={t('home.sampleScore', { lng: language })}
            band={t(`home.band.${sample.band}`, { lng: language })}
          />
          <p>{sample.summary}</p>
          <h3>{t('home.sampleEdits', { lng: language })}</h3>
          <ol className={styles['edits']}>
            {sample.suggestions.map((s) => (
              <li key={s.id}>
                <span>{s.title}</span>
                {s.gain > 0 ? (
                  <Tag color="blue">{t('home.sampleGain', { lng: language, gain: s.gain })}</Tag>
                ) : null}
              </li>
            ))}
          </ol>
        </Card>
        <Card>
          <h3>{t('home.sampleRequirements', { lng: language })}</h3>
          <ul className={styles['requirements']}>
            {sample.requirements.map((r) => (
              <li key={r.id}>
                <VerdictBadge verdict={r.verdict} />
                <div>
                  <p className={styles['requirement']}>
                    <strong>{r.label}</strong>
                    <span className={styles['small']}>
                      {t(`home.importance.${r.importance}`, { lng: language })} ·{' '}
                      {t(`home.verdict.${r.verdict}`, { lng: language })}
                    </span>
                  </p>
                  {r.quote ? (
                    <q>{r.quote}</q>
                  ) : (
                    <p className={styles['small']}>{t('home.sampleNoQuote', { lng: language })}</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  );
}
