import type { Candidate, Screening } from '@fitfolio/analysis-contract/screening';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState } from '@fitfolio/web-kit/page';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { UsersRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import { isStartable, isUnderWay } from '../screening.api.js';
import { DropFiles } from './drop-files.js';
import { PersonRow } from './person-row.js';
import { StartBar } from './start-bar.js';
import styles from './upload.module.css';
import { NotSent, UploadRow } from './upload-row.js';
import type { Uploads } from './use-uploads.js';

/** What is odd about somebody, and why they failed, is looked at before a token is spent on it. */
const isPicked = ({ status, duplicate, notices }: Candidate): boolean =>
  status === 'waiting' && duplicate === null && notices.length === 0;

/** Who can be started, and whom of them the reader has picked. */
function usePicked(people: readonly Candidate[]) {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const startable = people.filter(isStartable);
  const picks = (candidate: Candidate): boolean => changed[candidate.id] ?? isPicked(candidate);
  return {
    startable,
    picks,
    picked: startable.filter(picks),
    pick: useCallback((id: string, to: boolean) => setChanged((before) => ({ ...before, [id]: to })), []),
  };
}

/** How far the whole is, in one line that is spoken when it changes. */
function Progress({ people, onTable }: { people: readonly Candidate[]; onTable: () => void }) {
  const { t } = useTranslation('mfe-analysis');
  const started = people.filter((each) => each.status === 'completed' || isUnderWay(each));
  const done = people.filter(({ status }) => status === 'completed').length;
  if (started.length === 0) return null;
  return (
    <Alert
      type={done === started.length ? 'success' : 'info'}
      showIcon
      role="status"
      title={t('screening.people.progress', { done, all: started.length })}
      description={done === started.length ? undefined : t('screening.people.mayLeave')}
      action={done > 0 ? <Button onClick={onTable}>{t('screening.people.toTable')}</Button> : undefined}
    />
  );
}

interface Props {
  readonly screening: Screening;
  readonly uploads: Uploads;
  readonly onTable: () => void;
}

/** The people of a screening: files come in, are read, and are started. */
export function People({ screening, uploads, onTable }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const { id, people, role, firstLookAt } = screening;
  const owner = role === 'owner';
  const { startable, picks, picked, pick } = usePicked(people);
  const codeOf = (other: string): string => people.find((each) => each.id === other)?.code ?? '';
  const [confirm, dialog] = useConfirm();
  const none = people.length + uploads.uploads.length === 0;
  return (
    <section className={styles['people']} aria-label={t('screening.people.title')}>
      {owner ? <DropFiles busy={uploads.opening} onFiles={(files) => void uploads.take(files)} /> : null}
      <NotSent uploads={uploads} />
      <Progress people={people} onTable={onTable} />
      {none ? (
        <EmptyState
          icon={<UsersRound aria-hidden />}
          title={t('screening.people.none')}
          text={t(owner ? 'screening.people.noneText' : 'screening.people.noneYet')}
        />
      ) : null}
      <ul className={styles['rows']} aria-label={t('screening.people.list')}>
        {people.map((candidate) => (
          <PersonRow
            key={candidate.id}
            screeningId={id}
            candidate={candidate}
            owner={owner}
            seen={firstLookAt !== null}
            picked={picks(candidate)}
            onPick={pick}
            confirm={confirm}
            sameAs={candidate.duplicate ? codeOf(candidate.duplicate.candidateId) : null}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onRetry={uploads.retry} onDrop={uploads.drop} />
        ))}
      </ul>
      {owner && startable.length > 0 ? (
        <StartBar screeningId={id} picked={picked} reading={uploads.uploads.length > 0} />
      ) : null}
      {dialog}
    </section>
  );
}
