import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './controls.module.css';

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** `error` colours the border. */
type Status = 'error' | '' | undefined;

interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  readonly size?: 'middle' | 'large';
  readonly status?: Status;
}

function TextInput({ size = 'middle', status, className, ...rest }: InputProps) {
  return (
    <input
      type="text"
      {...rest}
      className={classes(
        styles['input'],
        size === 'large' && styles['large'],
        status && styles['bad'],
        className,
      )}
    />
  );
}

interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  readonly status?: Status;
}

function TextArea({ status, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      className={classes(styles['input'], styles['area'], status && styles['bad'], className)}
    />
  );
}

/** One line of text, and with `Input.TextArea` several. */
export const Input = Object.assign(TextInput, { TextArea });

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  /** Of the field; what counts is `checked`. */
  readonly value?: unknown;
}

export function Checkbox({ value: _value, className, ...rest }: CheckboxProps) {
  return <input {...rest} type="checkbox" className={classes(styles['checkbox'], className)} />;
}

interface RadioGroupProps<Value extends string | number> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (event: { readonly target: { readonly value: Value } }) => void;
  /** Side by side, as buttons; there is no other look. */
  readonly optionType: 'button';
  readonly size?: 'small' | 'middle';
  readonly disabled?: boolean;
  /** Needed on pages that are rendered ahead of time: an id that is made up would be another one in the browser. */
  readonly name?: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

function RadioGroup<Value extends string | number>({
  value,
  options,
  onChange,
  optionType: _optionType,
  size = 'middle',
  disabled = false,
  name,
  className,
  ...aria
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <div
      {...aria}
      role="radiogroup"
      className={classes(styles['group'], size === 'small' && styles['small'], className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name ?? ownName}
            disabled={disabled}
            checked={option.value === value}
            onChange={() => onChange({ target: { value: option.value } })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** One of a few. */
export const Radio = { Group: RadioGroup };
