import { Trans, useTexts } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Checkbox, describedBy, FieldErrorText } from '@fitfolio/web-kit/ui/forms';
import styles from './access-frame.module.css';

interface Props {
  readonly error: string | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** The links open beside the form, so that reading them costs nothing typed. */
export function TermsField({ error, value, onChange }: Props) {
  const t = useTexts('mfe-account');
  return (
    <div>
      <div className={styles['terms']}>
        <Checkbox
          id="terms"
          checked={value}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy('terms', false, Boolean(error))}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor="terms">
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
      <FieldErrorText id="terms" error={error} />
    </div>
  );
}
