import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Input } from '@fitfolio/web-kit/ui/controls';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './copy-field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  /** What is said until it was copied. */
  readonly hint: string;
  /** More than one line. */
  readonly rows?: number;
}

/** A text to be taken along: selected at once, copied by a button. */
export function CopyField({ label, value, hint, rows }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const id = useId();
  const [copied, setCopied] = useState<{ readonly value: string; readonly state: 'copied' | 'failed' }>();
  const select = (): void => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied({ value, state: 'copied' });
    } catch {
      // The clipboard exists only in secure contexts.
      select();
      setCopied({ value, state: 'failed' });
    }
  };
  const field = { id, value, readOnly: true, onFocus: select };
  return (
    <div className={styles['link']}>
      <label htmlFor={id}>{label}</label>
      <div className={rows === undefined ? styles['row'] : styles['column']}>
        {rows === undefined ? <Input {...field} /> : <Input.TextArea {...field} rows={rows} />}
        <Button type="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('suggestions.copy')}
        </Button>
      </div>
      <p role="status" className={styles['soft']}>
        {copied?.value === value ? t(`suggestions.${copied.state}`) : hint}
      </p>
    </div>
  );
}
