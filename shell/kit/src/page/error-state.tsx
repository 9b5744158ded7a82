import { Button } from '../ui/core/button.js';
import { CloudOff } from 'lucide-react';
import { isApiError } from '../api/api-error.js';
import { useErrorText } from '../i18n/use-error-text.js';
import { useTranslation } from '../i18n/use-translation.js';
import { PageState } from './page-state.js';

/** A section that could not be loaded: the reason and a retry. `title` names the section. */
export function ErrorState({
  error,
  title,
  onRetry,
}: {
  error: unknown;
  title?: string;
  onRetry?: () => void;
}) {
  const { t } = useTranslation('kit');
  const errorText = useErrorText();
  return (
    <PageState
      role="alert"
      icon={<CloudOff aria-hidden />}
      title={title ?? t('errorTitle')}
      text={errorText(error)}
      actions={onRetry ? <Button onClick={onRetry}>{t('retry')}</Button> : null}
      note={isApiError(error) && error.requestId ? t('errorReference', { id: error.requestId }) : undefined}
    />
  );
}
