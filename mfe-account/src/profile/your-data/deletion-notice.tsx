import { formatDateTime } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { useCancelDeletionMutation } from './your-data.api.js';

/** The date of the deletion, and a button that cancels it. */
export function DeletionNotice({ at }: { at: string }) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [cancel, { isLoading }] = useCancelDeletionMutation();
  const keep = async (): Promise<void> => {
    const { error } = await cancel();
    if (error) toast.error(t('data.delete.keepFailed'), errorText(error));
    else toast.success(t('data.delete.kept'));
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={t('data.delete.pending', { when: formatDateTime(at) })}
      action={
        <Button size="small" loading={isLoading} onClick={() => void keep()}>
          {t('data.delete.keep')}
        </Button>
      }
    />
  );
}
