import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useParams } from '@fitfolio/web-kit/router';
import { Skeleton, Card } from '@fitfolio/web-kit/ui/core';
import { BackLink } from '../shared/details/back-link.js';
import { useGetUserQuery } from './user.api.js';
import { UserView } from './user-view.js';

export function UserPage() {
  const { t } = useTranslation('mfe-admin');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetUserQuery({ params: { id } });
  const found = currentData?.data;
  return (
    <Page meta={{ title: t('user.title'), index: false }}>
      <BackLink to={paths.adminUsers}>{t('users.title')}</BackLink>
      <PageHeading lead={found?.user.name ? found.user.email : undefined}>
        {found ? (found.user.name ?? found.user.email) : t('user.title')}
      </PageHeading>
      {found ? <UserView {...found} /> : null}
      {error && !found ? <ErrorState title={t('user.failed')} error={error} onRetry={refetch} /> : null}
      {!error && !found ? (
        <Card>
          <Skeleton lines={9} />
        </Card>
      ) : null}
    </Page>
  );
}
