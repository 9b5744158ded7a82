import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Correctable } from './correctable.js';
import styles from './reading.module.css';
import { useOpenReading } from './use-reading.js';

const draftOf = (text: string) => ({ kind: 'missing' as const, text });

/** What was not read at all, in the person's own words. */
export function Missing() {
  const { t } = useTranslation('mfe-analysis');
  const { corrections } = useOpenReading().reading;
  const own = corrections.filter(({ kind }) => kind === 'missing');
  const shared = { label: t('reading.missing.label'), draftOf };
  return (
    <section aria-labelledby="reading-missing" className={styles['section']}>
      <h2 id="reading-missing">{t('reading.missing.title')}</h2>
      <p className={styles['soft']}>{t('reading.missing.text')}</p>
      {own.length > 0 ? (
        <ul className={styles['facts']}>
          {own.map((correction) => (
            <li key={correction.id}>
              <Correctable {...shared} name={correction.text} open="" standing={correction} />
            </li>
          ))}
        </ul>
      ) : null}
      <Correctable {...shared} name="" open={t('reading.missing.open')} standing={undefined} />
    </section>
  );
}
