import { useTexts } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';

export function UsersPage() {
  const t = useTexts('mfe-admin');
  return (
    <Page meta={{ title: t('users.title'), index: false }}>
      <PageHeading>{t('users.title')}</PageHeading>
    </Page>
  );
}
