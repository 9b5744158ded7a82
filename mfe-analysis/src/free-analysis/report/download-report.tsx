import { saveFile } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Download } from 'lucide-react';
import { useDownloadReportMutation } from '../free-analysis.api.js';

/** The result as a file to keep. */
export function DownloadReport({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [ask, { isLoading }] = useDownloadReportMutation();
  const download = async (): Promise<void> => {
    const { data, error } = await ask({ params: { id } });
    if (data) saveFile(data);
    else toast.error(t('report.downloadFailed'), errorText(error));
  };
  return (
    <Button icon={<Download size={18} aria-hidden />} loading={isLoading} onClick={() => void download()}>
      {t('report.download')}
    </Button>
  );
}
