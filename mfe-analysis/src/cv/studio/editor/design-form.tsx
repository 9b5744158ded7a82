import { cvDesigns, type CvDocument, cvPapers } from '@fitfolio/fit-engine/cv/cv-document';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Radio } from '@fitfolio/web-kit/ui/controls';
import { memo, useId } from 'react';
import styles from './editor.module.css';
import type { Change } from './use-history.js';

function Choice<T extends string | number>(props: {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div className={styles['choice']}>
      <span id={id}>{label}</span>
      <Radio.Group
        optionType="button"
        size="small"
        aria-labelledby={id}
        value={value}
        options={options.map((option) => ({ ...option }))}
        onChange={(event) => onChange(event.target.value as T)}
      />
    </div>
  );
}

/** How the pages look. */
export const DesignForm = memo(function DesignForm(
  props: Pick<CvDocument, 'design' | 'paper' | 'pages' | 'language'> & { onChange: Change },
) {
  const { design, paper, pages, language, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const change = (next: Partial<CvDocument>): void => onChange((document) => ({ ...document, ...next }));
  return (
    <div className={styles['design']}>
      <Choice
        label={t('cv.design.label')}
        value={design}
        options={cvDesigns.map((value) => ({ value, label: t(`cv.design.${value}`) }))}
        onChange={(value) => change({ design: value })}
      />
      <Choice
        label={t('cv.pages.label')}
        value={pages}
        options={([1, 2] as const).map((value) => ({ value, label: t('cv.pages.count', { count: value }) }))}
        onChange={(value) => change({ pages: value })}
      />
      <Choice
        label={t('cv.paper.label')}
        value={paper}
        options={cvPapers.map((value) => ({ value, label: t(`cv.paper.${value}`) }))}
        onChange={(value) => change({ paper: value })}
      />
      <Choice
        label={t('cv.headings.label')}
        value={language}
        options={(['vi', 'en'] as const).map((value) => ({ value, label: t(`cv.headings.${value}`) }))}
        onChange={(value) => change({ language: value })}
      />
    </div>
  );
});
