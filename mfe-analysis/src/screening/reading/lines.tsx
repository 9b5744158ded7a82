import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import { Correctable } from './correctable.js';
import styles from './reading.module.css';
import { useOpenReading } from './use-reading.js';

/** The résumé line by line; a line that gave nothing is marked, and any can be pointed at. */
export function Lines() {
  const { t } = useTranslation('mfe-analysis');
  const { lines, corrections } = useOpenReading().reading;
  const shown = lines.flatMap((line, at) => (line.text.trim() === '' ? [] : [{ ...line, at }]));
  const unread = shown.filter(({ read }) => !read).length;
  return (
    <section aria-labelledby="reading-lines" className={styles['section']}>
      <h2 id="reading-lines">{t('reading.lines.title')}</h2>
      <p className={styles['soft']}>
        {unread === 0 ? t('reading.lines.allRead') : t('reading.lines.unread', { count: unread })}
      </p>
      <details className={styles['more']}>
        <summary>{t('reading.lines.show', { count: shown.length })}</summary>
        <ol className={styles['lines']}>
          {shown.map(({ text, read, at }) => (
            <li key={at} value={at + 1} data-read={read}>
              <p className={styles['what']}>
                {text.trim()} {read ? null : <Tag color="warning">{t('reading.lines.notRead')}</Tag>}
              </p>
              <Correctable
                name={text.trim()}
                open={t('reading.lines.open')}
                label={t('reading.lines.label')}
                standing={corrections.find(({ line }) => line === at)}
                optional
                draftOf={(said) => ({ kind: 'line', line: at, text: said })}
              />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
