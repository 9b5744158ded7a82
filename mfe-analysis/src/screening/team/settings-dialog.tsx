import {
  screeningDaysDefault,
  screeningDaysMax,
  screeningTitleCharsMax,
} from '@fitfolio/analysis-contract/limits';
import type { Screening } from '@fitfolio/analysis-contract/screening';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Input, Radio } from '@fitfolio/web-kit/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { dayOf } from '../../shared/day-of.js';
import { useChangeScreeningMutation } from '../screening.api.js';
import styles from './team.module.css';

const asItIs = 0;
const choices = [asItIs, 30, screeningDaysDefault, 180, screeningDaysMax] as const;

function SettingsForm({ screening, onDone }: { screening: Screening; onDone: () => void }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const field = useId();
  const [title, setTitle] = useState(screening.title);
  const [days, setDays] = useState<number>(asItIs);
  const [save, { isLoading, error }] = useChangeScreeningMutation();
  const named = title.trim();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (named === '' || isLoading) return;
    const body = { title: named, ...(days === asItIs ? {} : { keepDays: days }) };
    const { error: refused } = await save({ params: { id: screening.id }, body });
    if (!refused) onDone();
  };
  return (
    <form className={styles['dialog']} onSubmit={(event) => void send(event)}>
      <div className={styles['invite']}>
        <label htmlFor={`${field}-title`}>{t('screening.settings.name')}</label>
        <Input
          id={`${field}-title`}
          required
          maxLength={screeningTitleCharsMax}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <div className={styles['invite']}>
        <strong id={`${field}-keep`}>{t('screening.settings.keep')}</strong>
        <p className={styles['soft']}>{t('screening.settings.until', { at: dayOf(screening.keptUntil) })}</p>
        <Radio.Group
          optionType="button"
          size="small"
          aria-labelledby={`${field}-keep`}
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={choices.map((value) => ({
            value,
            label: value === asItIs ? t('screening.settings.asItIs') : t('share.dayCount', { count: value }),
          }))}
        />
      </div>
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('screening.settings.failed')}
          description={errorText(error)}
        />
      ) : null}
      <div className={styles['row']}>
        <Button onClick={onDone}>{t('screening.settings.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={named === ''}>
          {t('screening.settings.save')}
        </Button>
      </div>
    </form>
  );
}

/** What a screening is called, and for how long all of it is kept. */
export function SettingsDialog(props: { screening: Screening; open: boolean; onClose: () => void }) {
  const { screening, open, onClose } = props;
  const { t } = useTranslation('mfe-analysis');
  return (
    <Modal
      open={open}
      title={t('screening.settings.title')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('fit.confirm.close') }}
      destroyOnHidden
    >
      <SettingsForm screening={screening} onDone={onClose} />
    </Modal>
  );
}
