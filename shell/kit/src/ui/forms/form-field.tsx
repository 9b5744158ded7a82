import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Field, type FieldAria } from './field.js';
import { useEnclosingForm } from './form.js';

/** What a control gets: spread it on an input, or take the parts. */
export interface FieldControl<Value> extends FieldAria {
  readonly value: Value;
  /** Takes the event of an input, or the value itself. */
  readonly onChange: (next: unknown) => void;
  readonly onBlur: () => void;
  /** Takes any object with `focus()`. */
  readonly ref: (control: unknown) => void;
}

interface FieldOptions {
  /** Key in the form's values; also the id of the control. */
  readonly name: string;
  /** Fields to check again when this one changes. */
  readonly deps?: string[];
  /** An error from outside of the schema. */
  readonly error?: string | undefined;
}

/** Value and error of one field of the enclosing form, for controls that have their own label. */
export function useFormField<Value = string>({ name, deps, error: other }: FieldOptions) {
  const { errorText } = useEnclosingForm();
  const { field, fieldState } = useController({ name, ...(deps ? { rules: { deps } } : {}) });
  const key = fieldState.error?.message;
  return {
    id: name,
    error: key === undefined ? other : errorText(key),
    value: field.value as Value,
    onChange: field.onChange as (next: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref as (control: unknown) => void,
  };
}

interface Props<Value> extends FieldOptions {
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly children: (field: FieldControl<Value>) => ReactNode;
}

/** A field of the enclosing form: label, help and error, tied to its control. */
export function FormField<Value = string>(props: Props<Value>) {
  const { name, deps, error: other, label, help, optional = false, children } = props;
  const { error, ...control } = useFormField<Value>({ name, error: other, ...(deps ? { deps } : {}) });
  return (
    <Field id={name} label={label} help={help} error={error} optional={optional}>
      {(aria) => children({ ...control, ...aria })}
    </Field>
  );
}
