import type { Screening } from '@fitfolio/analysis-contract/screening';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Alert, Button, Card } from '@fitfolio/web-kit/ui/core';
import { Undo2 } from 'lucide-react';
import { RequirementLine } from './requirement-line.js';
import styles from './requirements.module.css';
import { useRequirementEdits } from './use-requirement-edits.js';
import { Versions } from './versions.js';

type Edits = ReturnType<typeof useRequirementEdits>;

function Refused({ edits: { error, conflict } }: { edits: Edits }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Alert
      type={conflict ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={t(conflict ? 'screening.requirements.conflict' : 'screening.requirements.failed')}
      description={conflict ? t('screening.requirements.conflictText') : errorText(error)}
    />
  );
}

/** Kept in sight while there is something to save. */
function SaveBar({ edits, seen }: { edits: Edits; seen: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const { changed, undo, save, saving } = edits;
  const send = async (): Promise<void> => {
    if (await save()) toast.success(t('screening.requirements.saved'));
  };
  if (!undo) return null;
  return (
    <Card className={styles['bar']}>
      <p role="status">{t('screening.requirements.changed', { count: changed.size })}</p>
      <div className={styles['buttons']}>
        <Button icon={<Undo2 size={18} aria-hidden />} disabled={saving} onClick={undo}>
          {t('screening.requirements.undo')}
        </Button>
        <Button type="primary" loading={saving} disabled={changed.size === 0} onClick={() => void send()}>
          {t(seen ? 'screening.requirements.saveAfter' : 'screening.requirements.save')}
        </Button>
      </div>
    </Card>
  );
}

/** What the post asks for, as it counts in this screening: to be corrected before anybody has seen a result. */
export function Requirements({ screening }: { screening: Screening }) {
  const { t } = useTranslation('mfe-analysis');
  const edits = useRequirementEdits(screening);
  const { firstLookAt, role, version, id } = screening;
  const seen = firstLookAt !== null;
  return (
    <section className={styles['requirements']} aria-label={t('screening.requirements.title')}>
      <Alert
        type={seen ? 'warning' : 'info'}
        showIcon
        role="note"
        title={t(seen ? 'screening.requirements.after' : 'screening.requirements.before', {
          at: formatDateTime(firstLookAt),
        })}
      />
      <Refused edits={edits} />
      <ul className={styles['list']}>
        {edits.now.map((requirement) => (
          <RequirementLine
            key={requirement.id}
            requirement={requirement}
            changed={edits.changed.has(requirement.id)}
            disabled={role === 'viewer' || edits.saving}
            onChange={edits.set}
          />
        ))}
      </ul>
      <SaveBar edits={edits} seen={seen} />
      <Versions id={id} version={version} />
    </section>
  );
}
