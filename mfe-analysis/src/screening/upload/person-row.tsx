import type { Candidate } from '@fitfolio/analysis-contract/screening';
import { i18n, useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { IconButton, Tag } from '@fitfolio/web-kit/ui/core';
import type { ConfirmQuestion } from '@fitfolio/web-kit/ui/feedback';
import { Checkbox } from '@fitfolio/web-kit/ui/forms';
import { CircleAlert, CircleCheck, Clock, Trash2, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { isStartable, useRemoveCandidateMutation } from '../screening.api.js';
import styles from './upload.module.css';

const icons: Readonly<Record<Candidate['status'], LucideIcon>> = {
  waiting: Clock,
  refused: CircleAlert,
  queued: Clock,
  running: Clock,
  completed: CircleCheck,
  failed: CircleAlert,
};

/** How far somebody is, by the step that is really taken, or why they are no further. */
function State({ candidate: { status, failure } }: { candidate: Candidate }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const code = failure?.code ?? 'ANALYSIS_FAILED';
  const why = i18n.exists(`mfe-analysis:failure.${code}`)
    ? t(`failure.${code}`)
    : errorText({ code, message: failure?.message ?? '', status: 0 });
  if (status === 'refused')
    return <span className={styles['bad']}>{t('screening.people.refused', { why })}</span>;
  if (status === 'failed')
    return <span className={styles['bad']}>{t('screening.people.failed', { why })}</span>;
  return (
    <span className={styles['soft']}>{t(`screening.people.status.${status}`, { defaultValue: status })}</span>
  );
}

function Oddities({ candidate, sameAs }: { candidate: Candidate; sameAs: string | null }) {
  const { t } = useTranslation('mfe-analysis');
  const { duplicate, notices } = candidate;
  if (!duplicate && notices.length === 0) return null;
  return (
    <span className={styles['tags']}>
      {duplicate ? (
        <Tag color="warning">
          {t(`screening.people.duplicate.${duplicate.by}`, {
            code: sameAs,
            defaultValue: t('screening.people.duplicate.text', { code: sameAs }),
          })}
        </Tag>
      ) : null}
      {notices.map((notice) => (
        <Tag key={notice} color="warning">
          {t(`screening.people.notices.${notice}`, { defaultValue: notice })}
        </Tag>
      ))}
    </span>
  );
}

interface Props {
  readonly screeningId: string;
  readonly candidate: Candidate;
  readonly owner: boolean;
  /** Results have been seen: a sheet is one. */
  readonly seen: boolean;
  readonly picked: boolean;
  readonly onPick: (id: string, to: boolean) => void;
  /** Must be stable. */
  readonly confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** The code of whom they are the same as. */
  readonly sameAs: string | null;
}

/** One person: by code while nobody may know who it is. */
export const PersonRow = memo(function PersonRow(props: Props) {
  const { screeningId, candidate, owner, seen, picked, onPick, confirm, sameAs } = props;
  const { id, code, name, fileName, status } = candidate;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [remove, { isLoading }] = useRemoveCandidateMutation();
  const shown = name ?? (status === 'refused' ? (fileName ?? code) : t('screening.candidate', { code }));
  const Icon = icons[status] ?? Clock;
  const leave = async (): Promise<void> => {
    const sure = await confirm({
      title: t('screening.people.removeTitle', { who: shown }),
      text: t('screening.people.removeText'),
      action: t('screening.people.remove'),
      danger: true,
    });
    if (!sure) return;
    const { error } = await remove({ params: { id: screeningId, candidateId: id } });
    if (error) toast.error(t('screening.people.removeFailed'), errorText(error));
  };
  return (
    <li className={styles['row']}>
      {owner && isStartable(candidate) ? (
        <Checkbox
          checked={picked}
          aria-label={t('screening.people.pick', { who: shown })}
          onChange={(event) => onPick(id, event.target.checked)}
        />
      ) : (
        <Icon size={20} aria-hidden className={styles[status]} />
      )}
      <div className={styles['who']}>
        <span className={styles['name']}>
          {seen && status === 'completed' ? (
            <Link to={paths.screeningCandidate(screeningId, id)}>{shown}</Link>
          ) : (
            shown
          )}
        </span>
        <State candidate={candidate} />
        <Oddities candidate={candidate} sameAs={sameAs} />
      </div>
      {owner ? (
        <IconButton
          size="small"
          label={t('screening.people.removeWho', { who: shown })}
          icon={<Trash2 size={18} aria-hidden />}
          loading={isLoading}
          onClick={() => void leave()}
        />
      ) : null}
    </li>
  );
});
