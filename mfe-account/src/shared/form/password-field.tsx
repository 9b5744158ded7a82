import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { FormField, Input } from '@fitfolio/web-kit/ui/forms';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './field.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
  readonly deps?: string[];
}

/** A password field with a button that shows the password. */
export function PasswordField({ autoComplete, autoFocus = false, ...props }: Props) {
  const { t } = useTranslation('mfe-account');
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <FormField {...props}>
      {(field) => (
        <div className={styles['password']}>
          <Input
            {...field}
            size="large"
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            autoCapitalize="off"
            spellCheck={false}
            status={field['aria-invalid'] ? 'error' : ''}
          />
          <Button
            type="text"
            className={styles['eye']}
            aria-label={t('access.showPassword')}
            aria-pressed={visible}
            aria-controls={props.name}
            icon={<Icon size={18} aria-hidden />}
            onClick={() => setVisible(!visible)}
          />
        </div>
      )}
    </FormField>
  );
}
