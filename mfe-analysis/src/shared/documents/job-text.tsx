import { jobTextCharsMin } from '@fitfolio/analysis-contract/limits';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { useAudience } from '@fitfolio/web-kit/session';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { Input, useFormField } from '@fitfolio/web-kit/ui/forms';
import { countChars } from './check-input.js';
import styles from './form.module.css';

export function JobText({ disabled }: { disabled: boolean }) {
  const { id, error, value, ...control } = useFormField({ name: 'jobText' });
  const { t } = useTranslation('mfe-analysis');
  const audience = useAudience();
  const { language } = useLanguage();
  const chars = countChars(value);
  const enough = chars >= jobTextCharsMin;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {t('form.jobTextLabel')}
      </label>
      <Input.TextArea
        {...control}
        id={id}
        className={styles['text'] ?? ''}
        value={value}
        disabled={disabled}
        {...(error ? { status: 'error' as const } : {})}
        placeholder={t('form.jobTextPlaceholder', audience)}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
      />
      <p id={`${id}-count`} className={styles['count']}>
        {enough
          ? t('form.chars', { chars: formatNumber(chars, language) })
          : t('form.charsOf', { chars, min: jobTextCharsMin })}
      </p>
      <VisuallyHidden>
        <span role="status">{enough ? t('form.charsEnough') : ''}</span>
      </VisuallyHidden>
      {error ? (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
