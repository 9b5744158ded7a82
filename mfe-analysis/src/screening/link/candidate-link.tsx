import { candidateLinkDaysDefault } from '@fitfolio/analysis-contract/limits';
import type { Screening } from '@fitfolio/analysis-contract/screening';
import type { CandidateSheet } from '@fitfolio/analysis-contract/screening-table';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Radio } from '@fitfolio/web-kit/ui/controls';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { CopyField } from '../../shared/link/copy-field.js';
import { useEndCandidateLinkMutation, useMakeCandidateLinkMutation } from '../screening.api.js';
import { Letter } from './letter.js';
import styles from './link.module.css';
import { LinkState, worksStill } from './link-state.js';

/** Of `ReadingPage`. */
const readingPath = '/screenings/reading';
const choices = [7, candidateLinkDaysDefault, 30, 90] as const;

interface Props {
  readonly screening: Screening;
  readonly sheet: CandidateSheet;
}

function LinkDialog({ screening, sheet: { id: candidateId, link: standing } }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [days, setDays] = useState<number>(candidateLinkDaysDefault);
  const [make, { data, error, isLoading, reset }] = useMakeCandidateLinkMutation();
  const [end, { isLoading: ending }] = useEndCandidateLinkMutation();
  const params = { id: screening.id, candidateId };
  const made = data?.data;
  const address = made ? `${location.origin}${readingPath}/#${made.token}` : null;
  const works = standing !== null && worksStill(standing);
  const revoke = async (): Promise<void> => {
    const { error: failed } = await end({ params });
    if (failed) toast.error(t('screening.link.endFailed'), errorText(failed));
    else reset();
  };
  return (
    <div className={styles['dialog']}>
      <p>{t('screening.link.text')}</p>
      {standing ? <LinkState link={standing} /> : null}
      <div className={styles['days']}>
        <span id="candidate-link-days">{t('share.days')}</span>
        <Radio.Group
          optionType="button"
          size="small"
          aria-labelledby="candidate-link-days"
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={choices.map((value) => ({ value, label: t('share.dayCount', { count: value }) }))}
        />
        <Button loading={isLoading} onClick={() => void make({ params, body: { days } })}>
          {t(works ? 'screening.link.makeAnother' : 'share.make')}
        </Button>
        {works ? (
          <Button danger loading={ending} onClick={() => void revoke()}>
            {t('share.revoke')}
          </Button>
        ) : null}
      </div>
      {works ? <p className={styles['soft']}>{t('screening.link.one')}</p> : null}
      {error ? (
        <Alert type="error" showIcon role="alert" title={t('share.failed')} description={errorText(error)} />
      ) : null}
      {made && address ? (
        <>
          <CopyField label={t('screening.link.label')} value={address} hint={t('share.once')} />
          <Letter screening={screening} link={made} address={address} />
        </>
      ) : null}
    </div>
  );
}

/** Makes and ends the link by which a candidate sees how they were read. */
export function CandidateLinkButton(props: Props) {
  const { t } = useTranslation('mfe-analysis');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Link2 size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('screening.link.open')}
      </Button>
      <Modal
        open={open}
        title={t('screening.link.title', { code: props.sheet.code })}
        footer={null}
        onCancel={() => setOpen(false)}
        closable={{ 'aria-label': t('fit.confirm.close') }}
        destroyOnHidden
      >
        <LinkDialog {...props} />
      </Modal>
    </>
  );
}
