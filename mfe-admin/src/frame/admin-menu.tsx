import { useTexts } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, NavLink } from '@fitfolio/web-kit/router';
import { useCurrentUser, useSignOut } from '@fitfolio/web-kit/session';
import { Button } from '@fitfolio/web-kit/ui/core';
import { ArrowLeft, FileSearch, LogOut, Mail, ScrollText, Users } from 'lucide-react';
import styles from './admin-frame.module.css';
import { LookSwitches } from './look-switches.js';

const pages = [
  { key: 'users', to: paths.adminUsers, icon: Users },
  { key: 'freeAnalyses', to: paths.adminFreeAnalyses, icon: FileSearch },
  { key: 'emails', to: paths.adminEmails, icon: Mail },
  { key: 'audit', to: paths.adminAudit, icon: ScrollText },
] as const;

/** Where one can go, who one is, and the way out. */
export function AdminMenu() {
  const t = useTexts('mfe-admin');
  const { user } = useCurrentUser();
  const signOut = useSignOut();
  return (
    <>
      <nav aria-label={t('frame.navigation')}>
        <ul className={styles['links']}>
          {pages.map(({ key, to, icon: Icon }) => (
            <li key={key}>
              <NavLink to={to} className={styles['link']}>
                <Icon size={18} aria-hidden />
                {t(`frame.pages.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['foot']}>
        <LookSwitches />
        <Link to={paths.home} className={styles['link']}>
          <ArrowLeft size={18} aria-hidden />
          {t('frame.toSite')}
        </Link>
        <p className={styles['who']}>
          {user?.name ? <strong>{user.name}</strong> : null}
          <span title={user?.email}>{user?.email}</span>
        </p>
        <Button block icon={<LogOut size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('frame.signOut')}
        </Button>
      </div>
    </>
  );
}
