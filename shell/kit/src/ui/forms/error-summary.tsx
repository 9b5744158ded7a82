import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { useTexts } from '../../i18n/use-texts.js';

export interface FieldError {
  /** Id of the control, so that the line leads to it. */
  readonly id: string;
  readonly message: string;
}

/** All errors of a form at its top; takes the focus when they appear. */
export function ErrorSummary({ errors, title }: { errors: readonly FieldError[]; title?: string }) {
  const t = useTexts('kit');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        type="error"
        showIcon
        title={title ?? t('formErrors')}
        description={
          <ul className={styles['list']}>
            {errors.map(({ id, message }) => (
              <li key={id + message}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
