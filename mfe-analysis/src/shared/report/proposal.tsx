import { Button } from '@fitfolio/web-kit/ui/core';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useReportText } from './use-report-text.js';
import styles from './advice.module.css';

/** The proposal with its blanks, to be taken along. */
export function Proposal({ text, language }: { text: string; language: string }) {
  const { t } = useReportText();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = (): void => {
    // The clipboard exists only in secure contexts.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  };
  return (
    <div className={styles['proposal']}>
      <p className={styles['name']}>{t('suggestions.proposal')}</p>
      <p lang={language}>{text}</p>
      <Button size="small" icon={<Copy size={14} aria-hidden />} onClick={copy}>
        {t('suggestions.copy')}
      </Button>
      <span role="status" className={styles['soft']}>
        {state === 'ready' ? '' : t(`suggestions.${state}`)}
      </span>
    </div>
  );
}
