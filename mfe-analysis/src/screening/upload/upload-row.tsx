import { screeningCandidatesMax, uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { formatBytes, formatChoices } from '@fitfolio/web-kit/format';
import { useErrorText, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button, IconButton } from '@fitfolio/web-kit/ui/core';
import { FileText, X } from 'lucide-react';
import styles from './upload.module.css';
import type { Upload, Uploads } from './use-uploads.js';

/** A file that is not with the service yet. */
export function UploadRow(props: {
  upload: Upload;
  onRetry: (key: string) => void;
  onDrop: (key: string) => void;
}) {
  const { upload, onRetry, onDrop } = props;
  const { key, file, state, error } = upload;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  return (
    <li className={styles['row']}>
      <FileText size={20} aria-hidden className={styles['icon']} />
      <div className={styles['who']}>
        <span className={styles['name']}>{file.name}</span>
        <span className={state === 'failed' ? styles['bad'] : styles['soft']}>
          {state === 'failed'
            ? t('screening.upload.failed', { why: errorText(error) })
            : t(`screening.upload.state.${state}`)}
        </span>
      </div>
      <div className={styles['buttons']}>
        {state === 'failed' ? (
          <Button size="small" onClick={() => onRetry(key)}>
            {t('screening.upload.retry')}
          </Button>
        ) : null}
        {state === 'sending' ? null : (
          <IconButton
            size="small"
            label={t('screening.upload.drop', { name: file.name })}
            icon={<X size={18} aria-hidden />}
            onClick={() => onDrop(key)}
          />
        )}
      </div>
    </li>
  );
}

/** What was chosen and did not get here: refused before it was sent, or lost with a reload. */
export function NotSent({ uploads: { refused, left, forget } }: { uploads: Uploads }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  if (refused.length + left.length === 0) return null;
  const limits = {
    types: formatChoices(
      uploadExtensions.map((extension) => extension.toUpperCase()),
      language,
    ),
    max: formatBytes(uploadBytesMax),
    people: screeningCandidatesMax,
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={t('screening.upload.notSent', { count: refused.length + left.length })}
      description={
        <ul className={styles['notSent']}>
          {refused.map(({ name, reason }, n) => (
            <li key={`${n}-${name}`}>
              <strong>{name}</strong>: {t(`screening.upload.refused.${reason}`, limits)}
            </li>
          ))}
          {left.map((name, n) => (
            <li key={`left-${n}-${name}`}>
              <strong>{name}</strong>: {t('screening.upload.left')}
            </li>
          ))}
        </ul>
      }
      action={
        <Button size="small" onClick={forget}>
          {t('screening.upload.understood')}
        </Button>
      }
    />
  );
}
