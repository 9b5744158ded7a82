import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './annotated-resume.module.css';
import en from './sample/sample.en.json';
import vi from './sample/sample.vi.json';
import { VerdictBadge } from './verdict-badge.js';

const samples = { vi, en };

/** What the product does, as a picture: a résumé whose lines are evidence, beside the verdicts they prove. Real, from the sample. */
export function AnnotatedResume() {
  const { t } = useTranslation('mfe-public');
  const { language } = useLanguage();
  const { score, band, picture } = samples[language];
  return (
    <figure className={styles['picture']} role="img" aria-label={t('home.pictureLabel', { score })}>
      <div className={styles['paper']} aria-hidden="true">
        {picture.lines.map(({ heading, before, evidence, after, number }, n) => (
          <p
            key={`${n} ${before}${evidence}`}
            className={n === 0 ? styles['name'] : heading ? styles['heading'] : undefined}
          >
            {before}
            {number === null ? null : (
              <mark className={styles['evidence']}>
                {evidence}
                <span className={styles['number']}>{number}</span>
              </mark>
            )}
            {after}
          </p>
        ))}
      </div>
      <div className={styles['verdicts']} aria-hidden="true">
        <p className={styles['score']}>
          <strong>{score}</strong>
          <span>/100 · {t(`home.band.${band}`)}</span>
        </p>
        <ul>
          {picture.points.map(({ number, label, verdict }) => (
            <li key={label}>
              <VerdictBadge verdict={verdict} />
              <span>{label}</span>
              {verdict === 'met' ? <span className={styles['number']}>{number}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
