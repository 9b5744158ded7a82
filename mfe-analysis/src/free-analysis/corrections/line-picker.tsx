import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useId, useState } from 'react';
import styles from './corrections.module.css';
import { findLines } from './find-lines.js';

const shownMax = 80;

/** The lines of the résumé, narrowed by what is typed; one is picked. */
export function LinePicker(props: {
  lines: readonly string[];
  language: string | undefined;
  onPick: (line: number) => void;
}) {
  const { lines, language, onPick } = props;
  const { t } = useTranslation('mfe-analysis');
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = findLines(lines, typed);
  return (
    <div className={styles['picker']}>
      <label htmlFor={id}>{t('corrections.searchLine')}</label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles['soft']}>
        {found.length === 0 ? t('corrections.noLine') : t('corrections.lines', { count: found.length })}
      </p>
      <ul className={styles['lines']} lang={language} aria-label={t('corrections.linesOf')}>
        {found.slice(0, shownMax).map(({ index, text }) => (
          <li key={index}>
            <button type="button" onClick={() => onPick(index)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
