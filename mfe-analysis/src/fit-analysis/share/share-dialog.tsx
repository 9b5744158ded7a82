import { shareDaysDefault, shareDaysMax } from '@fitfolio/analysis-contract/limits';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Input, Radio } from '@fitfolio/web-kit/ui/controls';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useShareFitAnalysisMutation } from '../fit-analysis.api.js';
import styles from './share.module.css';
import { ShareList } from './share-list.js';

/** Of `SharedResultPage`. */
const sharedPath = '/fit-analysis/shared';
const choices = [7, shareDaysDefault, 30, shareDaysMax];

/** The new link. It is shown this once: only what it leads to is stored, not the link. */
function NewLink({ link }: { link: string }) {
  const { t } = useTranslation('mfe-analysis');
  const id = useId();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const select = (): void => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setState('copied');
    } catch {
      // The clipboard exists only in secure contexts.
      select();
      setState('failed');
    }
  };
  return (
    <div className={styles['link']}>
      <label htmlFor={id}>{t('share.link')}</label>
      <div className={styles['row']}>
        <Input id={id} value={link} readOnly onFocus={select} />
        <Button type="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('suggestions.copy')}
        </Button>
      </div>
      <p role="status" className={styles['soft']}>
        {state === 'ready' ? t('share.once') : t(`suggestions.${state}`)}
      </p>
    </div>
  );
}

/** Makes links to a result that end by themselves, and ends them sooner. */
export function ShareDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [days, setDays] = useState<number>(shareDaysDefault);
  const [make, { data, error, isLoading }] = useShareFitAnalysisMutation();
  const link = data ? `${location.origin}${sharedPath}/#${data.data.token}` : null;
  return (
    <Modal
      open={open}
      title={t('share.title')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('fit.confirm.close') }}
      destroyOnHidden
    >
      <div className={styles['dialog']}>
        <p>{t('share.text')}</p>
        <div className={styles['days']}>
          <span id="share-days">{t('share.days')}</span>
          <Radio.Group
            optionType="button"
            aria-labelledby="share-days"
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
            options={choices.map((value) => ({ value, label: t('share.dayCount', { count: value }) }))}
          />
          <Button loading={isLoading} onClick={() => void make({ params: { id }, body: { days } })}>
            {t('share.make')}
          </Button>
        </div>
        {error ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('share.failed')}
            description={errorText(error)}
          />
        ) : null}
        {link ? <NewLink key={link} link={link} /> : null}
        <ShareList id={id} />
      </div>
    </Modal>
  );
}
