import { screeningCandidatesMax, uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, useUploadMessages } from '@fitfolio/web-kit/ui/core';
import { CloudUpload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styles from './upload.module.css';

const archive = 'zip';

/** Many files at once, or an archive of them: by button, keyboard or dropping. */
export function DropFiles({ busy, onFiles }: { busy: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('mfe-analysis');
  const { limits } = useUploadMessages({ extensions: uploadExtensions, bytesMax: uploadBytesMax });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files && files.length > 0 && !busy) onFiles([...files]);
  };
  return (
    <div
      className={`${styles['zone']} ${over ? styles['over'] : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <CloudUpload aria-hidden className={styles['cloud']} />
      <label htmlFor={id}>{t('screening.upload.label')}</label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        className={styles['input']}
        accept={[...uploadExtensions, archive].map((extension) => `.${extension}`).join(',')}
        aria-describedby={`${id}-limits`}
        disabled={busy}
        onChange={(event) => {
          take(event.target.files);
          // Without this, choosing the same files again would fire no change event.
          event.target.value = '';
        }}
      />
      <Button size="small" tabIndex={-1} aria-hidden loading={busy} onClick={() => input.current?.click()}>
        {t('screening.upload.choose')}
      </Button>
      <p id={`${id}-limits`} className={styles['soft']}>
        {t('screening.upload.limits', { count: screeningCandidatesMax, limits })}
      </p>
    </div>
  );
}
