import { isApiError } from '@fitfolio/web-kit/api';
import { useState, type FormEvent } from 'react';
import type { z } from 'zod';

/** What stands in the fields. A field is named as the body's key, inner keys after a dash: `name-en`. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;
type Name<Values> = keyof Values & string;

interface Options<Values extends Typed, Body> {
  readonly initial: Values;
  readonly bodyOf: (values: Values) => unknown;
  /** The contract's own schema judges what was typed. */
  readonly schema: z.ZodType<Body>;
  /** The field a refusal of the server belongs to, by code. */
  readonly refusals?: Readonly<Record<string, Name<Values>>>;
  /** Answers with why it failed, or null. */
  readonly send: (body: Body) => Promise<unknown>;
}

/** By field: its own name when the contract does not take it, else the server's code. */
export type Problems = Readonly<Record<string, string>>;

export interface FormState<Values extends Typed> {
  readonly values: Values;
  readonly set: <K extends Name<Values>>(name: K, value: Values[K]) => void;
  readonly problems: Problems;
  /** The problems the last try met; the summary shows these. */
  readonly summary: Problems;
  readonly failure: unknown;
  readonly busy: boolean;
  readonly submit: (event: FormEvent) => void;
}

/** Values, problems and sending of one form. Problems appear with the first try and then follow the typing. */
export function useForm<Values extends Typed, Body>(options: Options<Values, Body>): FormState<Values> {
  const { initial, bodyOf, schema, refusals = {}, send } = options;
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [summary, setSummary] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const parsed = schema.safeParse(bodyOf(values));
  const found = parsed.success ? {} : problemsOf(parsed.error, Object.keys(initial));
  const sending = async (body: Body): Promise<void> => {
    setBusy(true);
    const error = await send(body);
    setBusy(false);
    const field = isApiError(error) ? refusals[error.code] : undefined;
    if (!isApiError(error) || field === undefined) return setFailure(error);
    setRefused({ [field]: error.code });
    setSummary({ [field]: error.code });
  };
  return {
    values,
    set: (name, value) => {
      setValues((old) => ({ ...old, [name]: value }));
      setRefused((old) => Object.fromEntries(Object.entries(old).filter(([field]) => field !== name)));
    },
    problems: { ...(tried ? found : {}), ...refused },
    summary,
    failure,
    busy,
    submit: (event) => {
      event.preventDefault();
      if (busy) return;
      setTried(true);
      setFailure(null);
      setSummary(found);
      if (parsed.success) void sending(parsed.data);
    },
  };
}

function problemsOf(error: z.ZodError, names: readonly string[]): Problems {
  const fieldOf = (path: string): string | undefined =>
    names.find((name) => path === name || path.startsWith(`${name}-`));
  return Object.fromEntries(
    error.issues.flatMap((issue) => {
      const field = fieldOf(issue.path.join('-'));
      return field ? [[field, field] as const] : [];
    }),
  );
}
