import { cvDesigns, type CvDocument, cvPapers } from '@fitfolio/fit-engine/cv/cv-document';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Radio } from '@fitfolio/web-kit/ui/forms';
import { useId } from 'react';
import styles from './editor.module.css';

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
export function DesignForm({
  document,
  onChange,
}: {
  document: CvDocument;
  onChange: (document: CvDocument) => void;
}) {
  const { t } = useTranslation('mfe-analysis');
  const { design, paper, pages, language } = document;
  return (
    <div className={styles['design']}>
      <Choice
        label={t('cv.design.label')}
        value={design}
        options={cvDesigns.map((value) => ({ value, label: t(`cv.design.${value}`) }))}
        onChange={(value) => onChange({ ...document, design: value })}
      />
      <Choice
        label={t('cv.pages.label')}
        value={pages}
        options={([1, 2] as const).map((value) => ({ value, label: t('cv.pages.count', { count: value }) }))}
        onChange={(value) => onChange({ ...document, pages: value })}
      />
      <Choice
        label={t('cv.paper.label')}
        value={paper}
        options={cvPapers.map((value) => ({ value, label: t(`cv.paper.${value}`) }))}
        onChange={(value) => onChange({ ...document, paper: value })}
      />
      <Choice
        label={t('cv.headings.label')}
        value={language}
        options={(['vi', 'en'] as const).map((value) => ({ value, label: t(`cv.headings.${value}`) }))}
        onChange={(value) => onChange({ ...document, language: value })}
      />
    </div>
  );
}
