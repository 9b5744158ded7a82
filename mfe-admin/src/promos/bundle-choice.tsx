import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Skeleton, Button } from '@fitfolio/web-kit/ui/core';
import { Checkbox, useFormField } from '@fitfolio/web-kit/ui/forms';
import styles from '../shared/form/form.module.css';
import { useBundleChoices } from './use-bundle-choices.js';

/** The bundles a promotion is for; none chosen is all. */
export function BundleChoice() {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const { value: chosen, onChange } = useFormField<readonly string[]>({ name: 'bundleIds' });
  const { options, error, refetch } = useBundleChoices(chosen);
  const turn = (id: string): void =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className={styles['choices']} aria-describedby="bundleIds-help">
      <legend className={styles['legend']}>{t('promos.fields.bundleIds')}</legend>
      <p id="bundleIds-help" className={styles['help']}>
        {t('promos.bundlesHelp')}
      </p>
      {error ? (
        <Alert
          type="error"
          showIcon
          title={t('promos.noBundles')}
          description={errorText(error)}
          action={<Button onClick={() => void refetch()}>{t('promos.retry')}</Button>}
        />
      ) : null}
      {options || error ? null : <Skeleton lines={3} />}
      <div className={styles['columns']}>
        {options?.map(({ id, name, note }) => (
          <label key={id} className={styles['choice']}>
            <Checkbox checked={chosen.includes(id)} onChange={() => turn(id)} />
            <span>
              {name} {note ? <span className={styles['note']}>({note})</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
