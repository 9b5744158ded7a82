import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.js';
import styles from './field.module.css';

/** What ties a control to its label, help and error. */
export interface FieldAria {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
}

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly children: (aria: FieldAria) => ReactNode;
}

export const describedBy = (id: string, help: boolean, error: boolean): string | undefined =>
  [...(help ? [`${id}-help`] : []), ...(error ? [`${id}-error`] : [])].join(' ') || undefined;

/** Label above, help before the error, the error under the control. */
export function Field({ id, label, help, error, optional = false, children }: Props) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label} {optional ? <span className={styles['optional']}>({t('optional')})</span> : null}
      </label>
      {help ? (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy(id, Boolean(help), Boolean(error)),
        'aria-invalid': Boolean(error),
        'aria-required': !optional,
      })}
      <FieldErrorText id={id} error={error} />
    </div>
  );
}

export function FieldErrorText({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles['error']}>
      {error}
    </p>
  );
}
