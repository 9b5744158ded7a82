import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors as HookFieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/** What judges a form: a Standard Schema, such as one of zod. The message of an issue is the key of its text. */
export interface FormSchema<Output> {
  readonly '~standard': {
    readonly validate: (values: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
  };
}
type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Text keys by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormOptions<Values extends FieldValues, Output> {
  /** One value for each field, in the order of the page and without nesting. */
  readonly defaultValues: Values;
  readonly schema: FormSchema<Output>;
  /** Sends the form. Resolves to the error of the call, or to a falsy value when it succeeded. */
  readonly onSubmit: (output: Output) => Promise<unknown>;
  /** The fields that an error of the server is about; null when it is about none. */
  readonly toFieldErrors?: (error: unknown, values: Values) => FieldErrors | null;
  /** The text of an error key. */
  readonly errorText: (key: string) => string;
  /** Called with every change of a value, for drafts. */
  readonly onChange?: (values: Values) => void;
}

export interface FormState<Values extends FieldValues = FieldValues> {
  readonly methods: UseFormReturn<Values>;
  readonly values: Values;
  /** The errors of the last attempt to submit, in the order of the fields. */
  readonly attemptErrors: FieldErrors;
  /** Why the last attempt failed, when that is about no field. */
  readonly failure: unknown;
  readonly submitting: boolean;
  /** Of the form's event; without one, as if it had been sent. */
  readonly submit: (event?: FormEvent) => Promise<void>;
  readonly errorText: (key: string) => string;
}

/** The key under which issues stand that belong to no field. */
const noField = 'form';
const invalidInput = { status: 0, code: 'INVALID_INPUT', message: 'The form holds a value it cannot show.' };

function fieldOf({ path = [] }: SchemaIssue, values: FieldValues): string {
  const [first] = path;
  const name = String(typeof first === 'object' ? first.key : first);
  return Object.hasOwn(values, name) ? name : noField;
}

const resolverOf =
  <Values extends FieldValues, Output>(schema: FormSchema<Output>): Resolver<Values, unknown, Output> =>
  async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) {
      errors[fieldOf(issue, values)] ??= { type: 'schema', message: issue.message };
    }
    return { values: {}, errors: errors as HookFieldErrors<Values> };
  };

/**
 * The one form of the product: react-hook-form with a schema. Errors appear with the first attempt to submit and then
 * follow the typing. An attempt that fails keeps everything typed and focuses the wrong field, or the error summary
 * when there are several. A second submit while the first one runs does nothing.
 */
export function useForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): FormState<Values> {
  const { defaultValues, schema, onSubmit, toFieldErrors, errorText, onChange } = options;
  const methods = useHookForm<Values, unknown, Output>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: resolverOf(schema),
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<unknown>(null);
  const [attemptErrors, setAttemptErrors] = useState<FieldErrors>({});
  const running = useRef(false);

  const show = (errors: FieldErrors): void => {
    const names = Object.keys(defaultValues).filter((name) => Object.hasOwn(errors, name));
    setAttemptErrors(Object.fromEntries(names.map((name) => [name, errors[name] ?? ''])));
    if (names.length === 0) setFailure(invalidInput);
    // Several errors are read first in the error summary, whose first link leads to the first wrong field.
    if (names.length === 1) methods.setFocus(names[0] as Path<Values>);
  };
  const send = async (output: Output): Promise<void> => {
    const error = await onSubmit(output);
    if (!error) return;
    const errors = toFieldErrors?.(error, methods.getValues());
    if (!errors) return setFailure(error);
    for (const [name, message] of Object.entries(errors)) {
      methods.setError(name as Path<Values>, { type: 'server', message });
    }
    show(errors);
  };
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (running.current) return;
    running.current = true;
    setFailure(null);
    setAttemptErrors({});
    try {
      await methods.handleSubmit(send, (errors) =>
        show(Object.fromEntries(Object.entries(errors).map(([name, e]) => [name, String(e?.message)]))),
      )(event);
    } finally {
      running.current = false;
    }
  };

  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });
  const { subscribe } = methods;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => listener.current?.(values as Values),
      }),
    [subscribe],
  );

  return {
    methods: methods as unknown as UseFormReturn<Values>,
    values: methods.watch(),
    attemptErrors,
    failure,
    submitting: methods.formState.isSubmitting,
    submit,
    errorText,
  };
}
