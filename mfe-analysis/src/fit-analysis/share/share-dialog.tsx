import { shareDaysDefault, shareDaysMax } from '@fitfolio/analysis-contract/limits';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Radio } from '@fitfolio/web-kit/ui/controls';
import { useState } from 'react';
import { CopyField } from '../../shared/link/copy-field.js';
import { useShareFitAnalysisMutation } from '../fit-analysis.api.js';
import styles from './share.module.css';
import { ShareList } from './share-list.js';

/** Of `SharedResultPage`. */
const sharedPath = '/fit-analysis/shared';
const choices = [7, shareDaysDefault, 30, shareDaysMax];

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
        {link ? <CopyField key={link} label={t('share.link')} value={link} hint={t('share.once')} /> : null}
        <ShareList id={id} />
      </div>
    </Modal>
  );
}
