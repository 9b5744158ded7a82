import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState } from '@fitfolio/web-kit/page';
import { toast } from '@fitfolio/web-kit/toast';
import { Skeleton, Button, Card } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { SessionRow } from './session-row.js';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from './sessions.api.js';
import { ItemRows } from '../item-row.js';
import styles from './sessions.module.css';

/** The sessions of the user, with sign-out. */
export function SessionsSection() {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const { data, error, refetch } = useListSessionsQuery();
  const [end, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const [confirm, dialog] = useConfirm();
  if (error && !data) return <ErrorState title={t('sessions.failed')} error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    );
  }
  const one = async (id: string): Promise<void> => {
    const { error: failure } = await end({ params: { id } });
    if (failure) toast.error(t('sessions.endFailed'), errorText(failure));
    else toast.success(t('sessions.ended'));
  };
  const others = async (): Promise<void> => {
    const question = {
      title: t('sessions.sure'),
      text: t('sessions.sureText'),
      action: t('sessions.endOthers'),
    };
    if (!(await confirm(question))) return;
    const reply = await endOthers({ body: {} });
    if (reply.data) toast.success(t('sessions.endedCount', { count: reply.data.data.ended }));
    else toast.error(t('sessions.endFailed'), errorText(reply.error));
  };
  const busyId = ending.isLoading ? ending.originalArgs?.params.id : undefined;
  return (
    <Card>
      <p className={styles['lead']}>{t('sessions.lead')}</p>
      <ItemRows>
        {data.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busyId === session.id}
            onEnd={() => void one(session.id)}
          />
        ))}
      </ItemRows>
      {data.data.some((session) => !session.current) ? (
        <Button danger loading={endingOthers.isLoading} onClick={() => void others()}>
          {t('sessions.endOthers')}
        </Button>
      ) : null}
      {dialog}
    </Card>
  );
}
