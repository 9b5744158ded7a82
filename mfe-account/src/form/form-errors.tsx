import { useErrorText, useTexts } from '@fitfolio/web-kit/i18n';
import { Alert } from '@fitfolio/web-kit/ui/core';
import { ErrorSummary } from '@fitfolio/web-kit/ui/forms';
import { useMemo } from 'react';

interface Props {
  /** What failed, in two words, for a failure that belongs to no field. */
  readonly title: string;
  readonly failure: unknown;
  /** Text keys by the id of their control. */
  readonly fields: Readonly<Record<string, string | undefined>>;
}

/** What stands in a form's way, above its fields. */
export function FormErrors({ title, failure, fields }: Props) {
  const t = useTexts('mfe-account');
  const errorText = useErrorText();
  const errors = useMemo(
    () => Object.entries(fields).flatMap(([id, key]) => (key ? [{ id, message: t(key) }] : [])),
    [fields, t],
  );
  if (failure) return <Alert type="error" showIcon title={title} description={errorText(failure)} />;
  return <ErrorSummary errors={errors} />;
}
