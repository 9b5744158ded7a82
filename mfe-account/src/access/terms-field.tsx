import { Trans, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Checkbox, describedBy, FieldErrorText, useFormField } from '@fitfolio/web-kit/ui/forms';
import styles from './auth-layout.module.css';

/** Consent to the terms. The links open in a new tab, so that reading them loses nothing typed. */
export function TermsField() {
  const { t } = useTranslation('mfe-account');
  const { id, error, value, ...control } = useFormField<boolean>({ name: 'terms' });
  return (
    <div>
      <div className={styles['terms']}>
        <Checkbox
          {...control}
          id={id}
          checked={value}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, false, Boolean(error))}
        />
        <label htmlFor={id}>
          <Trans
            t={t}
            i18nKey="signUp.accept"
            components={{
              terms: <Link to={paths.terms} target="_blank" />,
              privacy: <Link to={paths.privacy} target="_blank" />,
            }}
          />
        </label>
      </div>
      <FieldErrorText id={id} error={error} />
    </div>
  );
}
