import type { User } from '@fitfolio/auth-contract/user';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, Tag } from '@fitfolio/web-kit/ui/core';
import { CircleAlert, CircleCheck, Pencil } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './personal-info.module.css';

interface Props {
  readonly user: User;
  /** The form was just closed: the edit button takes the focus. */
  readonly closed: boolean;
  readonly onEdit: () => void;
}

function Verified({ yes }: { yes: boolean }) {
  const { t } = useTranslation('mfe-account');
  const Icon = yes ? CircleCheck : CircleAlert;
  return (
    <Tag variant="filled" color={yes ? 'success' : 'warning'} icon={<Icon size={14} aria-hidden />}>
      {t(yes ? 'personal.verified' : 'personal.notVerified')}
    </Tag>
  );
}

export function PersonalView({ user, closed, onEdit }: Props) {
  const { t } = useTranslation('mfe-account');
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (closed) edit.current?.focus();
  }, [closed]);
  const unset = <span className={styles['unset']}>{t('personal.unset')}</span>;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      t('personal.email'),
      <span key="email" className={styles['email']}>
        {user.email} <Verified yes={user.emailVerified} />
      </span>,
    ],
    [t('personal.name'), user.name ?? unset],
    [t('personal.gender'), user.gender ? t(`personal.genders.${user.gender}`) : unset],
    [t('personal.userType'), user.userType ? t(`personal.userTypes.${user.userType}`) : unset],
    [t('personal.since'), formatDateTime(user.createdAt)],
  ];
  return (
    <>
      <dl className={styles['rows']}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles['row']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button ref={edit} icon={<Pencil size={16} aria-hidden />} onClick={onEdit}>
        {t('personal.edit')}
      </Button>
    </>
  );
}
