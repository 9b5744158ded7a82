import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { IconButton } from '@fitfolio/web-kit/ui/core';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from '../payment.module.css';

const shownMs = 2_000;

interface Props {
  readonly label: string;
  readonly value: string;
  /** The text to copy, when it differs from the text shown. */
  readonly copy?: boolean | string;
}

export function CopyRow({ label, value, copy = false }: Props) {
  const { t } = useTranslation('mfe-account');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const take = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(typeof copy === 'string' ? copy : value);
      setCopied(true);
    } catch {
      toast.warning(t('payment.transfer.copyFailed'));
    }
  };
  return (
    <div className={styles['copyRow']}>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {copy ? (
          <IconButton
            label={t(copied ? 'payment.transfer.copied' : 'payment.transfer.copy', { what: label })}
            icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            onClick={() => void take()}
          />
        ) : null}
      </dd>
    </div>
  );
}
