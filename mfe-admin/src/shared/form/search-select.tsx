import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Skeleton } from '@fitfolio/web-kit/ui/core';
import { SearchField } from '@fitfolio/web-kit/ui/data';
import { useFormField } from '@fitfolio/web-kit/ui/forms';
import styles from './form.module.css';

export interface SelectOption {
  readonly id: string;
  readonly text: string;
  /** A second line. */
  readonly more: string | null;
}

interface Props {
  /** Of the field. */
  readonly name: string;
  readonly legend: string;
  /** What can be typed. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly found: { readonly isFetching: boolean; readonly isSuccess: boolean; readonly error?: unknown };
  readonly choices: readonly SelectOption[];
  readonly chosen: SelectOption | null;
  readonly onChoose: (choice: SelectOption) => void;
}

/** A radio group whose options are searched by typing. The selected option stays visible. */
export function SearchSelect(props: Props) {
  const { name, legend, label, search, onSearch, found, choices, chosen, onChoose } = props;
  const { id, error, onChange, ref } = useFormField({ name });
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const others = search === '' ? [] : choices.filter((choice) => choice.id !== chosen?.id);
  const shown = chosen ? [chosen, ...others] : others;
  return (
    <fieldset className={styles['picker']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <SearchField label={label} value={search} onSearch={onSearch} />
      <div id={id} ref={ref} tabIndex={-1} className={styles['found']}>
        {shown.map((choice) => (
          <label key={choice.id} className={styles['one']}>
            <input
              type="radio"
              name={id}
              checked={choice.id === chosen?.id}
              onChange={() => {
                onChange(choice.id);
                onChoose(choice);
              }}
            />
            <span>
              {choice.text}
              {choice.more ? <span className={styles['soft']}>{choice.more}</span> : null}
            </span>
          </label>
        ))}
        {found.isFetching && others.length === 0 ? <Skeleton height={44} /> : null}
        {search !== '' && !found.isFetching && found.isSuccess && others.length === 0 && !chosen ? (
          <p>{t('list.noMatch')}</p>
        ) : null}
        {found.error ? <p className={styles['error']}>{errorText(found.error)}</p> : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
