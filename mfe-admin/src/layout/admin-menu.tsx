import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, NavLink, useLocation } from '@fitfolio/web-kit/router';
import { useCurrentUser, useSignOut } from '@fitfolio/web-kit/session';
import { Button } from '@fitfolio/web-kit/ui/core';
import {
  ArrowLeft,
  ArrowLeftRight,
  BadgePercent,
  Blocks,
  Bot,
  ChartColumn,
  CreditCard,
  FileSearch,
  Gift,
  Hourglass,
  LayoutDashboard,
  LogOut,
  Mail,
  Package,
  PencilLine,
  ScrollText,
  Sparkles,
  Users,
} from 'lucide-react';
import { useId } from 'react';
import styles from './admin-layout.module.css';
import { DisplaySettings } from './display-settings.js';

const pages = [
  { key: 'overview', to: paths.admin, icon: LayoutDashboard },
  { key: 'users', to: paths.adminUsers, icon: Users },
  { key: 'freeAnalyses', to: paths.adminFreeAnalyses, icon: FileSearch },
  { key: 'fitAnalyses', to: paths.adminFitAnalyses, icon: Sparkles },
  { key: 'corrections', to: paths.adminCorrections, icon: PencilLine },
  { key: 'freeModel', to: paths.adminFreeAnalysisModels, icon: Bot },
  { key: 'fitModel', to: paths.adminFitAnalysisModels, icon: Bot },
  { key: 'emails', to: paths.adminEmails, icon: Mail },
  { key: 'audit', to: paths.adminAudit, icon: ScrollText },
  { key: 'modules', to: paths.adminModules, icon: Blocks },
] as const;

const creditPages = [
  { key: 'credits', to: paths.adminCredits, icon: ChartColumn },
  { key: 'bundles', to: paths.adminBundles, icon: Package },
  { key: 'coupons', to: paths.adminCoupons, icon: Gift },
  { key: 'promos', to: paths.adminPromos, icon: BadgePercent },
  { key: 'transactions', to: paths.adminTransactions, icon: ArrowLeftRight },
  { key: 'payments', to: paths.adminPayments, icon: CreditCard },
  { key: 'suspense', to: paths.adminSuspense, icon: Hourglass },
] as const;

/** A page of the menu below another's path is not a part of that other. */
const isPage = (pathname: string): boolean => pages.some(({ to }) => to === pathname);

/** Navigation, the current user, and sign-out. */
export function AdminMenu() {
  const { t } = useTranslation('mfe-admin');
  const groupId = useId();
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const signOut = useSignOut();
  return (
    <>
      <nav aria-label={t('frame.navigation')}>
        <ul className={styles['links']}>
          {pages.map(({ key, to, icon: Icon }) => (
            <li key={key}>
              <NavLink
                to={to}
                end={to === paths.admin || (isPage(pathname) && pathname !== to)}
                className={styles['link']}
              >
                <Icon size={18} aria-hidden />
                {t(`frame.pages.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
        <h2 id={groupId} className={styles['groupTitle']}>
          {t('frame.credits.money')}
        </h2>
        <ul aria-labelledby={groupId} className={styles['links']}>
          {creditPages.map(({ key, to, icon: Icon }) => (
            <li key={key}>
              <NavLink to={to} end={key === 'credits'} className={`${styles['link']} ${styles['sub']}`}>
                <Icon size={18} aria-hidden />
                {t(`frame.credits.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['foot']}>
        <DisplaySettings />
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
