import { type ReceivedFile, saveFile } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { Download } from 'lucide-react';
import { useState } from 'react';

interface Props {
  readonly fileName: string;
  /** The trigger of a `routeFile` hook. */
  readonly onDownload: () => PromiseLike<{ data?: ReceivedFile; error?: unknown }>;
}

/** The result as a file to keep. */
export function DownloadButton({ fileName, onDownload }: Props) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    const { data, error } = await onDownload();
    setBusy(false);
    if (data) saveFile(data);
    else toast.error(t('history.downloadFailed'), errorText(error));
  };
  return (
    <Button
      size="small"
      icon={<Download size={14} aria-hidden />}
      loading={busy}
      onClick={() => void download()}
    >
      {t('history.download')} <VisuallyHidden>{fileName}</VisuallyHidden>
    </Button>
  );
}
