import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './plain-reading.module.css';

/** The résumé as a plain parser reads it; open from the start where it loses something. */
export function PlainReading(props: {
  documents: { readonly plain?: string | undefined };
  integrity: readonly { readonly code: string }[];
  language: string | undefined;
}) {
  const { t } = useTranslation('mfe-analysis');
  const { documents, integrity, language } = props;
  if (documents.plain === undefined) return null;
  return (
    <details className={styles['plain']} open={integrity.some(({ code }) => code === 'plain-reader')}>
      <summary>{t('text.plain.title')}</summary>
      <p>{t('text.plain.lead')}</p>
      <pre lang={language} tabIndex={0} aria-label={t('text.plain.title')}>
        {documents.plain}
      </pre>
    </details>
  );
}
