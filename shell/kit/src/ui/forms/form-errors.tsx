import { Alert } from '../core/alert.js';
import { useLayoutEffect, useRef } from 'react';
import { useErrorText } from '../../i18n/use-error-text.js';
import { useTranslation } from '../../i18n/use-translation.js';
import styles from './form-errors.module.css';
import { useEnclosingForm } from './form.js';

interface SummaryProps {
  /** The line of a field, when its error alone would not say which field it is about. */
  readonly lineOf?: (name: string, error: string) => string;
}

/** All errors of the last attempt, each a link to its field. Takes the focus when there are several. */
export function ErrorSummary({ lineOf = (_name, error) => error }: SummaryProps) {
  const { t } = useTranslation('kit');
  const { attemptErrors, errorText } = useEnclosingForm();
  const box = useRef<HTMLDivElement>(null);
  const lines = Object.entries(attemptErrors);
  const several = lines.length > 1;
  useLayoutEffect(() => {
    if (several) box.current?.focus();
  }, [attemptErrors, several]);
  if (lines.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        type="error"
        showIcon
        title={t('formErrors')}
        description={
          <ul className={styles['list']}>
            {lines.map(([name, key]) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(name)?.focus();
                  }}
                >
                  {lineOf(name, errorText(key))}
                </a>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}

/** What prevents the form from being sent: its wrong fields, or why the call failed. `title` says what failed. */
export function FormErrors({ title }: { title?: string }) {
  const { failure } = useEnclosingForm();
  const errorText = useErrorText();
  if (!failure) return <ErrorSummary />;
  const reason = errorText(failure);
  return <Alert type="error" showIcon title={title ?? reason} description={title ? reason : undefined} />;
}
