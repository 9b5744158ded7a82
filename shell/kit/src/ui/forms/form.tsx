import { createContext, use, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { FormState } from './use-form.js';

const FormContext = createContext<Pick<FormState, 'attemptErrors' | 'failure' | 'errorText'> | null>(null);

interface Props<Values extends FieldValues> {
  readonly form: FormState<Values>;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** The `<form>` of `useForm`. Its fields find their values and errors by name. */
export function Form<Values extends FieldValues>({ form, children, ...rest }: Props<Values>) {
  const { attemptErrors, failure, errorText } = form;
  return (
    <FormProvider {...form.methods}>
      <FormContext value={{ attemptErrors, failure, errorText }}>
        <form {...rest} noValidate onSubmit={(event) => void form.submit(event)}>
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

/** The state of the enclosing form. */
export function useEnclosingForm() {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside of <Form>.');
  return form;
}
