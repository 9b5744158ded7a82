import { cvFieldCharsMax } from '@fitfolio/analysis-contract/limits';
import { unprintable } from '@fitfolio/fit-engine/cv/font';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Input } from '@fitfolio/web-kit/ui/forms';
import { useId } from 'react';
import styles from './editor.module.css';

/** A short text; letters that cannot be printed are named at once. */
export function TextField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const { label, value, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const id = useId();
  const missing = unprintable(value);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        maxLength={cvFieldCharsMax}
        status={missing.length > 0 ? 'error' : ''}
        aria-describedby={missing.length > 0 ? `${id}-bad` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {missing.length > 0 ? (
        <p id={`${id}-bad`} className={styles['bad']} role="alert">
          {t('cv.unprintable', { letters: missing.join(' ') })}
        </p>
      ) : null}
    </div>
  );
}
