import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert } from '@fitfolio/web-kit/ui/core';
import { useEffect, useRef } from 'react';

/** The analysis could not be started for a reason that is no field's. Takes the focus. */
export function SubmitFailure({ error, title }: { error: unknown; title: string }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Alert
        type="error"
        showIcon
        title={title}
        description={
          <>
            <p>{errorText(error)}</p>
            <p>{t('form.failedKept')}</p>
          </>
        }
      />
    </div>
  );
}
