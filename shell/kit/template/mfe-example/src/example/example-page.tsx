import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';

export function ExamplePage() {
  const { t } = useTranslation('mfe-example');
  return (
    <Page meta={{ title: t('page.title') }}>
      <PageHeading lead={t('page.lead')}>{t('page.title')}</PageHeading>
    </Page>
  );
}
