import { decisionNoteCharsMax } from '@fitfolio/analysis-contract/limits';
import type { Screening } from '@fitfolio/analysis-contract/screening';
import type {
  CandidateDecision,
  CandidateSheet,
  DecisionReason,
} from '@fitfolio/analysis-contract/screening-table';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Alert, Button, Card } from '@fitfolio/web-kit/ui/core';
import { Checkbox, Input, Radio } from '@fitfolio/web-kit/ui/forms';
import { type FormEvent, useId } from 'react';
import { decisions, DecisionTag } from '../text/decision-tag.js';
import { Masked } from '../text/masked.js';
import styles from './person.module.css';
import { useDecision } from './use-decision.js';

const reasons = [
  'musts-met',
  'must-missing',
  'cannot-tell',
  'strong-evidence',
  'little-evidence',
  'level',
  'place',
  'position-filled',
  'other',
] as const satisfies readonly DecisionReason[];

/** What stands, who decided it, and why. */
function Standing({ decision: { decision, by, at, reasons: given, note } }: { decision: CandidateDecision }) {
  const { t } = useTranslation('mfe-analysis');
  if (decision === null) return <p className={styles['soft']}>{t('screening.decision.none')}</p>;
  return (
    <div className={styles['standing']}>
      <p>
        <DecisionTag decision={decision} />{' '}
        <span className={styles['soft']}>
          {t('screening.decision.by', { by: by ?? t('screening.somebody'), at: formatDateTime(at) })}
        </span>
      </p>
      <p>
        {given
          .map((reason) => t(`screening.decision.reasons.${reason}`, { defaultValue: reason }))
          .join(' · ')}
      </p>
      {note ? (
        <p className={styles['note']}>
          <Masked text={note} />
        </p>
      ) : null}
    </div>
  );
}

function DecisionForm({ id, sheet }: { id: string; sheet: CandidateSheet }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const ids = useId();
  const { draft, change, save, takeBack, saving, error, conflict, lacking } = useDecision(
    { id, candidateId: sheet.id },
    sheet.decision,
  );
  const tick = (reason: DecisionReason, to: boolean): void =>
    change({
      reasons: to ? [...draft.reasons, reason] : draft.reasons.filter((each) => each !== reason),
    });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await save()) toast.success(t('screening.decision.saved'));
  };
  const undo = async (): Promise<void> => {
    if (await takeBack()) toast.success(t('screening.decision.takenBack'));
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      {error ? (
        <Alert
          type={conflict ? 'warning' : 'error'}
          showIcon
          role="alert"
          title={t(conflict ? 'screening.decision.conflict' : 'screening.decision.failed')}
          description={conflict ? t('screening.decision.conflictText') : errorText(error)}
        />
      ) : null}
      <Radio.Group
        optionType="button"
        aria-label={t('screening.decision.label')}
        value={draft.decision ?? ''}
        onChange={({ target }) =>
          change({ decision: decisions.find((each) => each === target.value) ?? null })
        }
        options={decisions.map((value) => ({ value, label: t(`screening.decision.${value}`) }))}
      />
      <fieldset className={styles['reasons']} aria-describedby={lacking ? `${ids}-lacking` : undefined}>
        <legend>{t('screening.decision.why')}</legend>
        {reasons.map((reason) => (
          <label key={reason}>
            <Checkbox
              checked={draft.reasons.includes(reason)}
              onChange={(event) => tick(reason, event.target.checked)}
            />
            {t(`screening.decision.reasons.${reason}`)}
          </label>
        ))}
      </fieldset>
      {lacking ? (
        <p id={`${ids}-lacking`} role="alert" className={styles['bad']}>
          {t('screening.decision.lacking')}
        </p>
      ) : null}
      <label htmlFor={`${ids}-note`}>{t('screening.decision.note')}</label>
      <Input.TextArea
        id={`${ids}-note`}
        rows={2}
        maxLength={decisionNoteCharsMax}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div className={styles['buttons']}>
        {sheet.decision.decision === null ? null : (
          <Button loading={saving} onClick={() => void undo()}>
            {t('screening.decision.takeBack')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" loading={saving} disabled={draft.decision === null}>
          {t('screening.decision.save')}
        </Button>
      </div>
    </form>
  );
}

/** What people decide about a candidate, and why; the product decides nothing. */
export function DecisionCard({ screening, sheet }: { screening: Screening; sheet: CandidateSheet }) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <Card as="section" aria-labelledby="person-decision" className={styles['card']}>
      <h2 id="person-decision">{t('screening.decision.title')}</h2>
      <Standing decision={sheet.decision} />
      {screening.role === 'viewer' ? null : <DecisionForm id={screening.id} sheet={sheet} />}
    </Card>
  );
}
