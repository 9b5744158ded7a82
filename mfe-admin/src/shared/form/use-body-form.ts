import { useTranslation } from '@fitfolio/web-kit/i18n';
import { fieldErrorsFrom, useForm, type FormSchema } from '@fitfolio/web-kit/ui/forms';
import type { z } from 'zod';

/** What stands in the fields. A field is named after its key in the body, inner keys after a dash: `name-en`. */
type Typed = Readonly<Record<string, string | readonly string[]>>;

interface Options<Values extends Typed, Body> {
  /** Prefix of the text keys: `<keyPrefix>.errors.<field or code>`, else `form.errors.…`. */
  readonly keyPrefix: string;
  readonly defaultValues: Values;
  readonly toBody: (values: Values) => unknown;
  /** The contract's own schema of the body. */
  readonly schema: z.ZodType<Body>;
  /** The field that an error of the server is about, by its code. */
  readonly serverErrors?: Readonly<Record<string, keyof Values & string>>;
  readonly onSubmit: (body: Body) => Promise<unknown>;
}

/** Checks the body that the values make; every issue is named after its field. */
const bodySchema = <Values extends Typed, Body>(
  { toBody, schema }: Options<Values, Body>,
  names: readonly string[],
): FormSchema<Body> => ({
  '~standard': {
    validate: (values) => {
      const { data, error } = schema.safeParse(toBody(values as Values));
      if (!error) return { value: data };
      const fieldOf = (path: string) => names.find((name) => path === name || path.startsWith(`${name}-`));
      return {
        issues: error.issues.map((issue) => {
          const name = fieldOf(issue.path.join('-')) ?? '';
          return { path: [name], message: name };
        }),
      };
    },
  },
});

/** `useForm` for a body of a contract: what is typed is turned into the body, and the contract judges it. */
export function useBodyForm<Values extends Typed, Body>(options: Options<Values, Body>) {
  const { keyPrefix, defaultValues, serverErrors = {}, onSubmit } = options;
  const { t } = useTranslation('mfe-admin');
  const names = Object.keys(defaultValues);
  return useForm<Values, Body>({
    defaultValues,
    schema: bodySchema(options, names),
    toFieldErrors: fieldErrorsFrom({
      ...Object.fromEntries(names.map((name) => [`body.${name.replaceAll('-', '.')}`, { [name]: name }])),
      ...Object.fromEntries(Object.entries(serverErrors).map(([code, name]) => [code, { [name]: code }])),
    }),
    errorText: (key) => t([`${keyPrefix}.errors.${key}`, `form.errors.${key}`]),
    onSubmit,
  });
}
