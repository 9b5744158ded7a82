import { saveFile, type ReceivedFile } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styles from './list.module.css';

interface Props {
  /** The trigger of a `routeFile` hook with the list's search and filters. */
  readonly onExport: () => PromiseLike<{ data?: ReceivedFile; error?: unknown }>;
}

/** Exports all rows that the list finds as CSV. */
export function CsvButton({ onExport }: Props) {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const { data, error } = await onExport();
    setBusy(false);
    if (data) saveFile(data);
    else toast.error(t('list.csvFailed'), errorText(error));
  };
  return (
    <Button
      className={styles['csv'] ?? ''}
      icon={<Download size={16} aria-hidden />}
      loading={busy}
      onClick={() => void save()}
    >
      {t('list.csv')}
    </Button>
  );
}
