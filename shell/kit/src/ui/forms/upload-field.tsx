import { Button } from '../core/button.js';
import { CloudUpload, FileText, X } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type RefCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.js';
import { formatBytes } from '../../format.js';
import { IconButton } from '../core/icon-button.js';
import styles from './upload-field.module.css';
import type { UploadRules } from '../core/upload-rules.js';
import { useUploadMessages } from '../core/use-upload-messages.js';

interface Props extends UploadRules {
  /** Of the file input. */
  readonly id?: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly required?: boolean;
  readonly value?: File | null;
  readonly onChange?: (file: File | null) => void;
  /** An error from outside (the form, the server); the field's own come first. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** Of the file input. */
  readonly ref?: RefCallback<HTMLInputElement>;
}

/** One file: by button, keyboard or dropping. Says what is wrong with a refused file and keeps the one it had. */
export function UploadField(props: Props) {
  const { label, help, required = false, value = null, onChange, error, disabled = false } = props;
  const { extensions, bytesMax } = props;
  const rules = { extensions, bytesMax };
  const { t } = useTranslation('kit');
  const texts = useUploadMessages(rules);
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement | null>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<File | null>(null);

  const take = (file: File | undefined): void => {
    if (!file || disabled) return;
    const bad = texts.problemOf(file) !== null;
    setRefused(bad ? file : null);
    if (!bad) onChange?.(file);
  };
  const remove = (): void => {
    setRefused(null);
    onChange?.(null);
    input.current?.focus();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const message = (refused ? texts.problemOf(refused) : null) ?? error;
  const describedBy = [`${id}-limits`, ...(message ? [`${id}-error`] : [])].join(' ');

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label} {required ? null : <span className={styles['optional']}>({t('optional')})</span>}
      </label>
      {help ? <p className={styles['help']}>{help}</p> : null}
      <div
        className={`${styles['zone']} ${over ? styles['over'] : ''} ${message ? styles['bad'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={(element) => {
            input.current = element;
            props.ref?.(element);
          }}
          id={id}
          type="file"
          className={styles['input']}
          accept={rules.extensions.map((e) => `.${e}`).join(',')}
          aria-describedby={describedBy}
          aria-invalid={Boolean(message)}
          aria-required={required}
          disabled={disabled}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Without this, choosing the same file again would fire no change event.
            event.target.value = '';
          }}
        />
        {value ? (
          <div className={styles['file']}>
            <FileText aria-hidden />
            <span className={styles['name']} title={value.name}>
              {value.name}
            </span>
            <span className={styles['size']}>{formatBytes(value.size)}</span>
            <IconButton
              label={t('upload.remove', { name: value.name })}
              icon={<X size={18} aria-hidden />}
              disabled={disabled}
              onClick={remove}
            />
          </div>
        ) : (
          <CloudUpload aria-hidden className={styles['cloud']} />
        )}
        <div className={styles['choose']}>
          <Button
            size="small"
            tabIndex={-1}
            aria-hidden
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {value ? t('upload.replace') : t('upload.choose')}
          </Button>
          {value ? null : <span className={styles['drop']}>{t('upload.drop')}</span>}
        </div>
        <p id={`${id}-limits`} className={styles['limits']}>
          {texts.limits}
        </p>
      </div>
      {message ? (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {message}
        </p>
      ) : null}
    </div>
  );
}
