import { useTexts } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Field, Input } from '@fitfolio/web-kit/ui/forms';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './field.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ id, label, help, error, autoComplete, autoFocus, value, onChange }: Props) {
  const t = useTexts('mfe-account');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(aria) => (
        <div className={styles['password']}>
          <Input
            {...aria}
            size="large"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoFocus={autoFocus ?? false}
            autoCapitalize="off"
            spellCheck={false}
            status={error ? 'error' : ''}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            type="text"
            className={styles['eye']}
            aria-label={t('access.showPassword')}
            aria-pressed={shown}
            aria-controls={id}
            icon={<Icon size={18} aria-hidden />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
