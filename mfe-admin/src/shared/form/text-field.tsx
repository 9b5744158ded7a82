import { useTranslation } from '@fitfolio/web-kit/i18n';
import { FormField, Input } from '@fitfolio/web-kit/ui/forms';

/** The label is the text `<keyPrefix>.fields.<name>`. */
export interface FieldProps {
  readonly keyPrefix: string;
  readonly name: string;
  readonly help?: string;
  readonly optional?: boolean;
}

interface Props extends FieldProps {
  readonly type?: 'text' | 'number' | 'money' | 'lines' | 'time';
}

const modes = { text: 'text', number: 'numeric', money: 'decimal', lines: 'text', time: 'text' } as const;

export function TextField({ type = 'text', keyPrefix, name, ...props }: Props) {
  const { t } = useTranslation('mfe-admin');
  return (
    <FormField {...props} name={name} label={t(`${keyPrefix}.fields.${name}`)}>
      {(field) => {
        const status = field['aria-invalid'] ? 'error' : '';
        return type === 'lines' ? (
          <Input.TextArea {...field} rows={2} status={status} />
        ) : (
          <Input
            {...field}
            type={type === 'time' ? 'datetime-local' : 'text'}
            inputMode={modes[type]}
            autoComplete="off"
            status={status}
          />
        );
      }}
    </FormField>
  );
}
