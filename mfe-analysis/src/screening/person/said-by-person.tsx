import type { SaidByCandidate } from '@fitfolio/analysis-contract/screening-table';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { DateTime } from '@fitfolio/web-kit/ui/data';
import { Masked } from '../text/masked.js';
import styles from './person.module.css';

/** What the person said is not right about the reading of their résumé, as blind as the rest. */
export function SaidByPerson({ corrections }: { corrections: readonly SaidByCandidate[] }) {
  const { t } = useTranslation('mfe-analysis');
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="person-said" className={styles['section']}>
      <h2 id="person-said">{t('screening.said.title')}</h2>
      <p className={styles['soft']}>{t('screening.said.text')}</p>
      <ul className={styles['verdicts']}>
        {corrections.map(({ kind, was, text, at }, n) => (
          <li key={`${n}-${at}`}>
            <p className={styles['soft']}>
              {t(`screening.said.kind.${kind}`, { defaultValue: '' })} · <DateTime at={at} />
            </p>
            {was === null ? null : (
              <p className={styles['soft']}>
                <q>
                  <Masked text={was} />
                </q>
              </p>
            )}
            {text === '' ? null : (
              <p className={styles['note']}>
                <Masked text={text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
