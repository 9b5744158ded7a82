import { cvLinksMax } from '@fitfolio/analysis-contract/limits';
import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { summaryDraftOf } from '@fitfolio/fit-engine/cv/summary-draft';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Plus } from 'lucide-react';
import { memo, useMemo } from 'react';
import styles from './editor.module.css';
import { newLine } from './change-document.js';
import type { EditorReport } from './editor-report.js';
import { LineField } from './line-field.js';
import { TextField } from './text-field.js';
import type { Change } from './use-history.js';

const contactFields = ['name', 'email', 'phone', 'place'] as const;
const linkSign = ' ';

/** Who the CV is of, and the two lines about them. */
export const HeadForm = memo(function HeadForm(
  props: Pick<CvDocument, 'contact' | 'headline' | 'summary' | 'language'> & {
    report: EditorReport;
    onChange: Change;
  },
) {
  const { contact, headline, summary, language, report, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const draft = useMemo(() => summaryDraftOf(report, language), [report, language]);
  const isEmpty = summary === null || summary.text.trim() === '';
  const change = (next: Partial<CvDocument>, field?: string): void =>
    onChange((document) => ({ ...document, ...next }), field);
  return (
    <section className={styles['section']} aria-label={t('cv.section.contact')}>
      <div className={styles['head']}>
        <h2>{t('cv.section.contact')}</h2>
      </div>
      <div className={styles['fields']}>
        {contactFields.map((field) => (
          <TextField
            key={field}
            label={t(`cv.field.${field === 'place' ? 'address' : field}`)}
            value={contact[field]}
            onChange={(value) => change({ contact: { ...contact, [field]: value } }, field)}
          />
        ))}
        <TextField
          label={t('cv.field.links')}
          value={contact.links.join(linkSign)}
          onChange={(value) =>
            change({ contact: { ...contact, links: value.split(linkSign).slice(0, cvLinksMax) } }, 'links')
          }
        />
        <TextField
          label={t('cv.field.headline')}
          value={headline}
          onChange={(value) => change({ headline: value }, 'headline')}
        />
      </div>
      <h3>{t('cv.section.summary')}</h3>
      {summary ? (
        <ul className={styles['lines']}>
          <LineField
            line={summary}
            label={t('cv.section.summary')}
            kind="summary"
            entry={null}
            report={report}
            onChange={(line, field) => change({ summary: line }, field)}
            onRemove={() => change({ summary: null })}
          />
        </ul>
      ) : (
        <Button
          size="small"
          icon={<Plus size={14} aria-hidden />}
          onClick={() => change({ summary: newLine() })}
        >
          {t('cv.addSummary')}
        </Button>
      )}
      {isEmpty && draft !== null ? (
        <p className={styles['proposal']}>
          <span>
            {t('cv.draft')} <q>{draft}</q>
          </span>
          <Button
            size="small"
            onClick={() => change({ summary: { ...newLine(), text: draft, by: 'reworded' } })}
          >
            {t('cv.line.accept')}
          </Button>
        </p>
      ) : null}
    </section>
  );
});
