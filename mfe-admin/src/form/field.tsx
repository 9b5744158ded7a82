import { useTexts } from '@fitfolio/web-kit/i18n';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import type { FormState, Typed } from './use-form.js';

/** One field of a form: `texts` is where `fields.<name>` and `errors.<name>` stand. */
export interface FieldProps<Values extends Typed> {
  readonly form: FormState<Values>;
  readonly texts: string;
  readonly name: { [K in keyof Values & string]: Values[K] extends string ? K : never }[keyof Values &
    string];
  readonly help?: string;
  readonly optional?: boolean;
}

interface Aria {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly optional: boolean;
  readonly children: (aria: Aria) => ReactNode;
}

/** Label above, help before the error, the error under the control. */
export function Field({ id, label, help, error, optional, children }: Props) {
  const t = useTexts('mfe-admin');
  const described = [...(help ? [`${id}-help`] : []), ...(error ? [`${id}-error`] : [])];
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label} {optional ? <span className={styles['optional']}>{t('form.optional')}</span> : null}
      </label>
      {help ? (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': Boolean(error),
        'aria-required': !optional,
      })}
      {error ? (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Label, help and error of a field that holds one text. */
export function useField<Values extends Typed>({ form, texts, name, help, optional }: FieldProps<Values>) {
  const t = useTexts('mfe-admin');
  const problem = form.problems[name];
  return {
    id: name,
    label: t(`${texts}.fields.${String(name)}`),
    help,
    error: problem ? t([`${texts}.errors.${problem}`, `form.errors.${problem}`]) : undefined,
    optional: optional ?? false,
  };
}
