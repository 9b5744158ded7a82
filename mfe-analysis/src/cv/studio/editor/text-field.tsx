import { cvFieldCharsMax } from '@fitfolio/analysis-contract/limits';
import { unprintable } from '@fitfolio/fit-engine/cv/font';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Input } from '@fitfolio/web-kit/ui/controls';
import { useId } from 'react';
import styles from './editor.module.css';

/** Letters that a narrow field shows in a row; browsers that can, make its rows exact (`field-sizing`). */
const rowChars = 28;

/** A short text, which wraps where it is longer than its field; letters that cannot be printed are named at once. */
export function TextField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const { label, value, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const id = useId();
  const missing = unprintable(value);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        className={styles['text'] ?? ''}
        rows={Math.max(1, Math.ceil(value.length / rowChars))}
        value={value}
        maxLength={cvFieldCharsMax}
        status={missing.length > 0 ? 'error' : ''}
        aria-describedby={missing.length > 0 ? `${id}-bad` : undefined}
        onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
      />
      {missing.length > 0 ? (
        <p id={`${id}-bad`} className={styles['bad']} role="alert">
          {t('cv.unprintable', { letters: missing.join(' ') })}
        </p>
      ) : null}
    </div>
  );
}
