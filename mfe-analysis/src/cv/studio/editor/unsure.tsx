import { type CvDocument, type CvEntry, unsureEntries } from '@fitfolio/fit-engine/cv/cv-document';
import { printed } from '@fitfolio/fit-engine/cv/font';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Check } from 'lucide-react';
import type { EditorReport } from './editor-report.js';
import styles from './editor.module.css';

/** Where the note of an entry stands, to lead there. */
const noteId = (entry: CvEntry): string => `unsure-${entry.id}`;

/** How many positions the person should look at, and the way to the first. */
export function UnsureSummary({ document }: { document: CvDocument }) {
  const { t } = useTranslation('mfe-analysis');
  const entries = unsureEntries(document);
  const [first] = entries;
  if (!first) return null;
  const lead = (): void => {
    const note = globalThis.document.getElementById(noteId(first));
    note?.scrollIntoView({ block: 'center' });
    note?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles['unsure']} role="status">
      <p>
        <strong>{t('cv.unsure.title', { count: entries.length })}</strong>{' '}
        {t('cv.unsure.lead', { count: entries.length })}
      </p>
      <Button size="small" onClick={lead}>
        {t('cv.unsure.go')}
      </Button>
    </div>
  );
}

const rowsMax = 4;

/** The rows of the résumé that the fields of an entry were taken from. */
function rowsOf({ quotes }: CvEntry, resume: string): string[] {
  const rows = quotes
    .map(({ start }) => resume.lastIndexOf('\n', start - 1) + 1)
    .toSorted((a, b) => a - b)
    .map((from) => printed(resume.slice(from).split('\n', 1)[0] ?? ''));
  return [...new Set(rows)].slice(0, rowsMax);
}

/** What the résumé says of a position that can be read in more than one way. */
export function UnsureNote(props: { entry: CvEntry; report: EditorReport; onRight: () => void }) {
  const { entry, report, onRight } = props;
  const { t } = useTranslation('mfe-analysis');
  const rows = rowsOf(entry, report.documents.resume);
  return (
    <div className={styles['unsure']} id={noteId(entry)} role="note">
      <p>
        {t('cv.unsure.entry')}
        {rows.length > 0 ? ` ${t('cv.unsure.says')}` : ''}
        {rows.map((row) => (
          <q key={row}>{row}</q>
        ))}
      </p>
      <Button size="small" icon={<Check size={14} aria-hidden />} onClick={onRight}>
        {t('cv.unsure.right')}
      </Button>
    </div>
  );
}
