import { cvEntriesMax } from '@fitfolio/analysis-contract/limits';
import {
  type CvDocument,
  type CvEntry,
  type CvSection,
  isListSection,
} from '@fitfolio/fit-engine/cv/cv-document';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, IconButton } from '@fitfolio/web-kit/ui/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import styles from './editor.module.css';
import { changeEntry, changeSection, moved, newEntry } from './change-document.js';
import type { EditorReport } from './editor-report.js';
import { LineList } from './line-list.js';
import { TextField } from './text-field.js';

const entryFields = ['org', 'place', 'title', 'dates'] as const;
/** Sections whose entries are more than a list of lines. */
const withHeader: readonly CvSection['kind'][] = ['education', 'experience', 'projects', 'activities'];

interface Props {
  readonly document: CvDocument;
  readonly section: CvSection;
  readonly report: EditorReport;
  readonly onChange: (document: CvDocument, field?: string) => void;
}

function EntryForm({ entry, index, ...props }: Props & { entry: CvEntry; index: number }) {
  const { document, section, report, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const { kind, entries } = section;
  const change = (next: Partial<CvEntry>, field?: string): void =>
    onChange(
      changeEntry(document, kind, entry.id, (one) => ({ ...one, ...next })),
      field && `${entry.id}-${field}`,
    );
  const setEntries = (next: CvEntry[]): void =>
    onChange(changeSection(document, kind, (one) => ({ ...one, entries: next })));
  const name = entry.org || entry.title || t('cv.entry.name', { number: index + 1 });
  const fields = isListSection(kind)
    ? (['title'] as const)
    : withHeader.includes(kind)
      ? [...entryFields, ...(kind === 'education' ? (['detail'] as const) : [])]
      : [];
  const hasTools = entries.length > 1 || entry.by === 'you';
  return (
    <fieldset className={styles['entry']}>
      <legend>{name}</legend>
      {hasTools ? (
        <div className={styles['tools']}>
          <IconButton
            size="small"
            label={t('cv.line.up', { label: name })}
            icon={<ArrowUp size={16} aria-hidden />}
            disabled={index === 0}
            onClick={() => setEntries(moved(entries, index, index - 1))}
          />
          <IconButton
            size="small"
            label={t('cv.line.down', { label: name })}
            icon={<ArrowDown size={16} aria-hidden />}
            disabled={index === entries.length - 1}
            onClick={() => setEntries(moved(entries, index, index + 1))}
          />
          <IconButton
            size="small"
            label={t('cv.line.remove', { label: name })}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => setEntries(entries.filter(({ id }) => id !== entry.id))}
          />
        </div>
      ) : null}
      <div className={styles['fields']}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(isListSection(kind) ? 'cv.field.listName' : `cv.field.${field}`)}
            value={entry[field]}
            onChange={(value) => change({ [field]: value, by: 'you' }, field)}
          />
        ))}
      </div>
      <LineList
        entry={entry}
        kind={kind}
        report={report}
        onChange={(lines, field) =>
          onChange(
            changeEntry(document, kind, entry.id, (one) => ({ ...one, lines })),
            field,
          )
        }
      />
    </fieldset>
  );
}

/** One section: its entries, and its place among the sections. */
export function SectionForm(props: Props) {
  const { document, section, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const { kind, entries } = section;
  const name = t(`cv.section.${kind}`);
  const place = document.sections.indexOf(section);
  const move = (by: -1 | 1): void =>
    onChange({ ...document, sections: moved(document.sections, place, place + by) });
  return (
    <section className={styles['section']} aria-label={name}>
      <div className={styles['head']}>
        <h2>{name}</h2>
        <IconButton
          size="small"
          label={t('cv.line.up', { label: name })}
          icon={<ArrowUp size={16} aria-hidden />}
          disabled={place === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          size="small"
          label={t('cv.line.down', { label: name })}
          icon={<ArrowDown size={16} aria-hidden />}
          disabled={place === document.sections.length - 1}
          onClick={() => move(1)}
        />
      </div>
      {entries.map((entry, i) => (
        <EntryForm key={entry.id} {...props} entry={entry} index={i} />
      ))}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        disabled={entries.length >= cvEntriesMax}
        onClick={() =>
          onChange(changeSection(document, kind, (one) => ({ ...one, entries: [...entries, newEntry()] })))
        }
      >
        {t('cv.entry.add', { section: name })}
      </Button>
    </section>
  );
}
