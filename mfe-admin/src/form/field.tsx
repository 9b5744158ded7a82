import { useTexts } from '@fitfolio/web-kit/i18n';
import type { FormState, Typed } from './use-form.js';

/** One field of a form: `texts` is where `fields.<name>` and `errors.<name>` stand. */
export interface FieldProps<Values extends Typed> {
  readonly form: FormState<Values>;
  readonly texts: string;
  readonly name: { [K in keyof Values & string]: Values[K] extends string ? K : never }[keyof Values &
    string];
  readonly help?: string;
  readonly optional?: boolean;
}

/** Label, help and error of a field that holds one text. */
export function useField<Values extends Typed>({ form, texts, name, help, optional }: FieldProps<Values>) {
  const t = useTexts('mfe-admin');
  const problem = form.problems[name];
  return {
    id: name,
    label: t(`${texts}.fields.${String(name)}`),
    help,
    error: problem ? t([`${texts}.errors.${problem}`, `form.errors.${problem}`]) : undefined,
    optional: optional ?? false,
  };
}
