import { useTexts } from '@fitfolio/web-kit/i18n';
import { Field, Input } from '@fitfolio/web-kit/ui/forms';
import { emailDraft } from './email-draft.js';

interface Props {
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function EmailField({ error, value, onChange }: Props) {
  const t = useTexts('mfe-account');
  return (
    <Field id="email" label={t('access.email')} error={error}>
      {(aria) => (
        <Input
          {...aria}
          size="large"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          status={error ? 'error' : ''}
          value={value}
          onChange={(event) => {
            emailDraft.write(event.target.value.trim() || null);
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
