import type { Screening } from '@fitfolio/analysis-contract/screening';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState } from '@fitfolio/web-kit/page';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { Table2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ResultSkeleton } from '../../shared/run/skeleton.js';
import { useGetScreeningQuery, useGetScreeningTableQuery } from '../screening.api.js';
import { LoadedTable } from './loaded-table.js';
import styles from './table-part.module.css';

/** Before anybody has seen a result: correcting the requirements now is fairer than later. */
function FirstLook(props: { role: Screening['role']; onShow: () => void; onRequirements: () => void }) {
  const { role, onShow, onRequirements } = props;
  const { t } = useTranslation('mfe-analysis');
  return (
    <Card as="section" aria-labelledby="first-look" className={styles['first']}>
      <h2 id="first-look">{t('screening.firstLook.title')}</h2>
      <p>{t('screening.firstLook.text')}</p>
      <div className={styles['buttons']}>
        {role === 'viewer' ? null : (
          <Button onClick={onRequirements}>{t('screening.firstLook.requirements')}</Button>
        )}
        <Button type="primary" onClick={onShow}>
          {t('screening.firstLook.show')}
        </Button>
      </div>
    </Card>
  );
}

function Fetched({ screening }: { screening: Screening }) {
  const { id, firstLookAt, people } = screening;
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const args = { params: { id }, query: { language } };
  const { refetch: again } = useGetScreeningQuery(args);
  const { data, error, refetch } = useGetScreeningTableQuery(args, { refetchOnMountOrArgChange: true });
  const table = data?.data;
  const completed = people.filter(({ status }) => status === 'completed').length;
  const behind = table !== undefined && table.people.length < completed;
  useEffect(() => {
    if (behind) void refetch();
    // oxlint-disable-next-line exhaustive-deps -- once for each further result, whatever the answer
  }, [completed]);
  // The service notes the first look when it gives the table.
  const unnoted = table !== undefined && firstLookAt === null;
  useEffect(() => {
    if (unnoted) void again();
  }, [unnoted, again]);
  if (table) return <LoadedTable screening={screening} table={table} />;
  if (!error) return <ResultSkeleton />;
  return <ErrorState error={error} title={t('screening.table.failed')} onRetry={() => void refetch()} />;
}

interface Props {
  readonly screening: Screening;
  readonly onPeople: () => void;
  readonly onRequirements: () => void;
}

/** The comparison, once there is a result and somebody wants to see it. */
export function TablePart({ screening, onPeople, onRequirements }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const [shown, setShown] = useState(screening.firstLookAt !== null);
  if (!screening.people.some(({ status }) => status === 'completed'))
    return (
      <EmptyState
        icon={<Table2 aria-hidden />}
        title={t('screening.table.none')}
        text={t('screening.table.noneText')}
        action={
          <Button type="primary" onClick={onPeople}>
            {t('screening.table.toPeople')}
          </Button>
        }
      />
    );
  if (!shown)
    return <FirstLook role={screening.role} onShow={() => setShown(true)} onRequirements={onRequirements} />;
  return <Fetched screening={screening} />;
}
