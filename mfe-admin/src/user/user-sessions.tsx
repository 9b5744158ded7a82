import type { AdminSession } from '@fitfolio/auth-contract/admin-users';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { DataList, type DataColumn } from '@fitfolio/web-kit/ui/data';
import { Section } from '../shared/details/section.js';
import { CellTitle, DateTimeCell } from '../shared/list/cells.js';
import styles from './user-page.module.css';

interface Props {
  readonly sessions: readonly AdminSession[];
  readonly onEnd: () => void;
}

/** The sessions of the user, last seen first. */
export function UserSessions({ sessions, onEnd }: Props) {
  const { t } = useTranslation('mfe-admin');
  const deviceOf = ({ kind, browser, system }: AdminSession['device']): string =>
    [browser, system].filter(Boolean).join(' · ') || t(`user.devices.${kind}`);
  const placeOf = ({ place, network }: AdminSession): string =>
    network ? `${t(`user.places.${place}`)} (${network})` : t(`user.places.${place}`);
  const columns: readonly DataColumn<AdminSession>[] = [
    {
      key: 'device',
      title: t('user.sessions.device'),
      role: 'title',
      render: (session) => <CellTitle>{deviceOf(session.device)}</CellTitle>,
    },
    { key: 'place', title: t('user.sessions.place'), render: placeOf },
    {
      key: 'since',
      title: t('user.sessions.since'),
      render: (session) => <DateTimeCell at={session.createdAt} />,
    },
    {
      key: 'seen',
      title: t('user.sessions.seen'),
      render: (session) => <DateTimeCell at={session.lastSeenAt} />,
    },
  ];
  return (
    <Section id="sessions" title={t('user.sessions.title')}>
      <DataList
        caption={t('user.sessions.title')}
        columns={columns}
        rows={sessions}
        rowKey={(session) => session.id}
        empty={<p className={styles['soft']}>{t('user.sessions.none')}</p>}
      />
      {sessions.length > 0 ? (
        <div>
          <Button danger onClick={onEnd}>
            {t('user.changes.endSessions.action')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
