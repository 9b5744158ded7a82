import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Masked } from './masked.js';
import styles from './quotes.module.css';

/** The words of the résumé that a verdict rests on. */
export function Quotes({ quotes }: { quotes: readonly string[] }) {
  const { t } = useTranslation('mfe-analysis');
  if (quotes.length === 0) return null;
  return (
    <ul className={styles['quotes']} aria-label={t('screening.quotes')}>
      {quotes.map((quote, n) => (
        <li key={`${n}-${quote}`}>
          <q>
            <Masked text={quote} />
          </q>
        </li>
      ))}
    </ul>
  );
}
