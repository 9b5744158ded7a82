import { saveFile } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { useAudience } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { paths } from '@fitfolio/web-kit/paths';
import { Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { Download, FilePenLine, MessagesSquare, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useDownloadFitReportMutation } from '../fit-analysis.api.js';
import { ShareDialog } from '../share/share-dialog.js';

/** What the owner can do with a result; a CV and an interview are the candidate's to make. */
export function ResultActions({ id, language }: { id: string; language: 'vi' | 'en' }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const forRecruiters = useAudience().context === 'recruiter';
  const [ask, { isLoading }] = useDownloadFitReportMutation();
  const [sharing, setSharing] = useState(false);
  const download = async (): Promise<void> => {
    const { data, error } = await ask({ params: { id }, query: { language } });
    if (data) saveFile(data);
    else toast.error(t('report.downloadFailed'), errorText(error));
  };
  return (
    <>
      <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        {t('report.print')}
      </Button>
      <Button icon={<Share2 size={18} aria-hidden />} onClick={() => setSharing(true)}>
        {t('share.open')}
      </Button>
      {forRecruiters ? null : (
        <>
          <LinkButton to={paths.cvOf(id)} icon={<FilePenLine size={18} aria-hidden />}>
            {t('cv.open')}
          </LinkButton>
          <LinkButton to={paths.interviews(id)} icon={<MessagesSquare size={18} aria-hidden />}>
            {t('interview.open')}
          </LinkButton>
        </>
      )}
      <Button
        type="primary"
        icon={<Download size={18} aria-hidden />}
        loading={isLoading}
        onClick={() => void download()}
      >
        {t('report.download')}
      </Button>
      <ShareDialog id={id} open={sharing} onClose={() => setSharing(false)} />
    </>
  );
}
