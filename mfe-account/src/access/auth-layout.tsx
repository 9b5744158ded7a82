import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { Card } from '@fitfolio/web-kit/ui/core';
import { Check, CircleHelp, Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

const points = [
  { key: 'evidence', icon: Quote },
  { key: 'missing', icon: CircleHelp },
  { key: 'kept', icon: Check },
] as const;

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The link to the other page: sign up, or log in. */
  readonly other: ReactNode;
}

/** The form, and on wide screens a list of what an account offers beside it. */
export function AuthLayout({ title, lead, children, other }: Props) {
  const { t } = useTranslation('mfe-account');
  return (
    <Page meta={{ title, index: false }}>
      <div className={styles['split']}>
        <div className={styles['form']}>
          <PageHeading lead={lead}>{title}</PageHeading>
          <Card>{children}</Card>
          <p className={styles['other']}>{other}</p>
        </div>
        <aside className={styles['aside']} aria-label={t('access.why.title')}>
          <h2 className={styles['asideTitle']}>{t('access.why.title')}</h2>
          <ul className={styles['points']}>
            {points.map(({ key, icon: Icon }) => (
              <li key={key} className={styles['point']}>
                <span className={styles['pointIcon']}>
                  <Icon size={18} aria-hidden />
                </span>
                <span>{t(`access.why.${key}`)}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Page>
  );
}
