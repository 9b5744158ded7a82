import { Field, Input } from '@fitfolio/web-kit/ui/forms';
import { useField, type FieldProps } from './field.js';
import type { Typed } from './use-form.js';

interface Props<Values extends Typed> extends FieldProps<Values> {
  readonly type?: 'text' | 'number' | 'money' | 'lines' | 'time';
}

const modes = { text: 'text', number: 'numeric', money: 'decimal', lines: 'text', time: 'text' } as const;

export function TextField<Values extends Typed>({ type = 'text', ...props }: Props<Values>) {
  const { form, name } = props;
  const field = useField(props);
  const value = form.values[name] as string;
  const set = (text: string): void => form.set(name, text as Values[typeof name]);
  return (
    <Field {...field}>
      {(aria) =>
        type === 'lines' ? (
          <Input.TextArea
            {...aria}
            rows={2}
            status={field.error ? 'error' : ''}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        ) : (
          <Input
            {...aria}
            type={type === 'time' ? 'datetime-local' : 'text'}
            inputMode={modes[type]}
            autoComplete="off"
            status={field.error ? 'error' : ''}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )
      }
    </Field>
  );
}
