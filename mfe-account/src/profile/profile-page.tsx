import { initials } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { useCurrentUser } from '@fitfolio/web-kit/session';
import { useState, type ComponentType } from 'react';
import { FreeHistory } from './history/free-history.js';
import { PasswordSection } from './password/password-section.js';
import { SecuritySection } from './security/security-section.js';
import { SessionsSection } from './sessions/sessions-section.js';
import { DeletionNotice } from './your-data/deletion-notice.js';
import { YourDataSection } from './your-data/your-data-section.js';
import { PaymentHistory } from './payments/payment-history.js';
import { PremiumHistory } from './premium/premium-history.js';
import { AddTokens } from './tokens/add-tokens.js';
import { TokenHistory } from './tokens/token-history.js';
import { PersonalInfo } from './personal/personal-info.js';
import styles from './profile-page.module.css';
import type { ProfileSection } from './profile-sections.js';
import { SectionHeading } from './section-heading.js';
import { SectionNav } from './section-nav.js';
import { useActiveSection } from './use-active-section.js';
import '../locales/account.js';

const contents: Readonly<Record<ProfileSection, ComponentType>> = {
  'personal-info': PersonalInfo,
  password: PasswordSection,
  security: SecuritySection,
  'free-analysis-history': FreeHistory,
  'premium-analysis-history': PremiumHistory,
  'payment-history': PaymentHistory,
  'token-history': TokenHistory,
  'add-tokens': AddTokens,
  sessions: SessionsSection,
  'your-data': YourDataSection,
};

export function ProfilePage() {
  const { t } = useTranslation('mfe-account');
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const [section, remember] = useActiveSection();
  const [chosen, setChosen] = useState(false);
  const choose = (next: ProfileSection): void => {
    if (next === section) return;
    setChosen(true);
    remember(next);
    // Page, order and search in the address belong to the previous list.
    void navigate(paths.userProfile, { replace: true });
  };
  const Content = contents[section];
  return (
    <Page meta={{ title: t('profile.title'), index: false }}>
      <div className={styles['top']}>
        <span className={styles['avatar']} aria-hidden>
          {initials(user?.name ?? user?.email ?? '')}
        </span>
        <PageHeading lead={user?.email ?? '\u00a0'}>{t('profile.title')}</PageHeading>
      </div>
      {user?.deletionAt ? <DeletionNotice at={user.deletionAt} /> : null}
      <div className={styles['split']}>
        <SectionNav active={section} onChoose={choose} />
        <section aria-labelledby="section-title" className={styles['section']}>
          <SectionHeading key={section} id="section-title" focus={chosen}>
            {t(`profile.section.${section}`)}
          </SectionHeading>
          <Content />
        </section>
      </div>
    </Page>
  );
}
