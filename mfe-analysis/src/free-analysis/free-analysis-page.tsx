import { useTexts } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';

export function FreeAnalysisPage() {
  const t = useTexts('mfe-analysis');
  return (
    <Page meta={{ title: t('free.title') }}>
      <PageHeading>{t('free.title')}</PageHeading>
    </Page>
  );
}
