import { Id } from '@fitfolio/contract-kit/common';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page } from '@fitfolio/web-kit/page';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { CvList } from './cv-list.js';
import { CvStudio } from './cv-studio.js';
import { OrderCv } from './order-cv.js';
import '../locales/results.js';

/** `?id=` edits a CV, `?analysis=` is where one is made; without either, all of them. */
export function CvPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = Id.safeParse(search.get('id'));
  const analysis = Id.safeParse(search.get('analysis'));
  return (
    <Page meta={{ title: t('cv.title'), index: false }}>
      {id.success ? (
        <CvStudio key={id.data} id={id.data} />
      ) : analysis.success ? (
        <OrderCv key={analysis.data} analysisId={analysis.data} />
      ) : (
        <CvList />
      )}
    </Page>
  );
}
