import { saveFile } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { useCurrentUser } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { Skeleton, Button, Card } from '@fitfolio/web-kit/ui/core';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeletionDialog } from './deletion-dialog.js';
import styles from './your-data.module.css';
import { useExportMeMutation } from './your-data.api.js';

function DownloadCard() {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [exportMe, { isLoading }] = useExportMeMutation();
  const download = async (): Promise<void> => {
    const { data, error } = await exportMe({ body: {} });
    if (data) saveFile(data);
    else toast.error(t('data.download.failed'), errorText(error));
  };
  return (
    <Card as="article" aria-labelledby="data-download">
      <h3 id="data-download" className={styles['title']}>
        {t('data.download.title')}
      </h3>
      <p className={styles['text']}>{t('data.download.text')}</p>
      <Button icon={<Download size={16} aria-hidden />} loading={isLoading} onClick={() => void download()}>
        {t('data.download.action')}
      </Button>
    </Card>
  );
}

/** Export of the personal data, and deletion of the account. */
export function YourDataSection() {
  const { t } = useTranslation('mfe-account');
  const { user } = useCurrentUser();
  const [asking, setAsking] = useState(false);
  if (!user) {
    return (
      <Card>
        <Skeleton lines={4} />
      </Card>
    );
  }
  return (
    <>
      <DownloadCard />
      <Card as="article" aria-labelledby="data-delete">
        <h3 id="data-delete" className={styles['title']}>
          {t('data.delete.title')}
        </h3>
        <p className={styles['text']}>{t('data.delete.text')}</p>
        <Button
          danger
          disabled={Boolean(user.deletionAt)}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('data.delete.action')}
        </Button>
      </Card>
      <DeletionDialog user={user} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
