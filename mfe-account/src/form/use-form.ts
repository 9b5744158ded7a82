import { useState, type FormEvent } from 'react';
import { refusedFields, type FieldErrors } from './refused-fields.js';

interface Options<V> {
  readonly initial: V;
  readonly check: (values: V) => FieldErrors<V>;
  /** Sends the form; answers with why it failed, or null. */
  readonly send: (values: V) => Promise<unknown>;
  /** Which field, with which text, a server's code or refused body field belongs to. */
  readonly refusals?: Readonly<Record<string, FieldErrors<V>>>;
}

/** Values, errors and sending of one form. Errors appear with the first try and then follow the typing. */
export function useForm<V extends object>({ initial, check, send, refusals = {} }: Options<V>) {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors<V>>({});
  const [summary, setSummary] = useState<FieldErrors<V>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const set = <K extends keyof V>(name: K, value: V[K]): void => {
    setValues((old) => ({ ...old, [name]: value }));
    setRefused((old) => ({ ...old, [name]: undefined }));
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(null);
    const found = check(values);
    setSummary(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const error = await send(values);
    setBusy(false);
    if (!error) return;
    const fields = refusedFields(error, refusals);
    if (!fields) return setFailure(error);
    setRefused(fields);
    setSummary(fields);
  };

  const errors: FieldErrors<V> = { ...(tried ? check(values) : {}), ...withoutGaps(refused) };
  return { values, set, errors, summary, failure, busy, submit };
}

const withoutGaps = <V>(errors: FieldErrors<V>): FieldErrors<V> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as FieldErrors<V>;
