import type { FreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { saveFile } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { Download } from 'lucide-react';
import { useDownloadFreeReportMutation } from './free-history.api.js';

/** The result as a file to keep. */
export function DownloadButton({ id, fileName }: Pick<FreeAnalysisSummary, 'id' | 'fileName'>) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [ask, { isLoading }] = useDownloadFreeReportMutation();
  const download = async (): Promise<void> => {
    const { data, error } = await ask({ params: { id } });
    if (data) saveFile(data);
    else toast.error(t('history.downloadFailed'), errorText(error));
  };
  return (
    <Button
      size="small"
      icon={<Download size={14} aria-hidden />}
      loading={isLoading}
      onClick={() => void download()}
    >
      {t('history.download')} <VisuallyHidden>{fileName}</VisuallyHidden>
    </Button>
  );
}
