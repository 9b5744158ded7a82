import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page } from '@fitfolio/web-kit/page';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { CvList } from './cv-list.js';
import { CvStudio } from './cv-studio.js';
import { OrderCv } from './order-cv.js';
import { idIn } from '../shared/id-in.js';
import '../locales/results.js';

/** `?id=` edits a CV, `?analysis=` is where one is made; without either, all of them. */
export function CvPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  const analysis = idIn(search, 'analysis');
  return (
    <Page meta={{ title: t('cv.title'), index: false }}>
      {id !== null ? (
        <CvStudio key={id} id={id} />
      ) : analysis !== null ? (
        <OrderCv key={analysis} analysisId={analysis} />
      ) : (
        <CvList />
      )}
    </Page>
  );
}
