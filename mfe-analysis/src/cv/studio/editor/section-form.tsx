import { cvEntriesMax } from '@fitfolio/analysis-contract/limits';
import { type CvEntry, type CvSection, isListSection } from '@fitfolio/fit-engine/cv/cv-document';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, IconButton } from '@fitfolio/web-kit/ui/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import styles from './editor.module.css';
import { changeEntry, changeSection, moved, newEntry } from './change-document.js';
import type { EditorReport } from './editor-report.js';
import { LineList } from './line-list.js';
import { TextField } from './text-field.js';
import { UnsureNote } from './unsure.js';
import type { Change } from './use-history.js';

const entryFields = ['org', 'place', 'title', 'dates'] as const;
/** Sections whose entries are more than a list of lines. */
const withHeader: readonly CvSection['kind'][] = ['education', 'experience', 'projects', 'activities'];

const fieldsOf = (kind: CvSection['kind']) => {
  if (isListSection(kind)) return ['title'] as const;
  if (!withHeader.includes(kind)) return [];
  return kind === 'education' ? ([...entryFields, 'detail'] as const) : entryFields;
};

interface Shared {
  readonly report: EditorReport;
  readonly onChange: Change;
}

function MoveButtons(props: { name: string; place: number; count: number; onMove: (to: number) => void }) {
  const { name, place, count, onMove } = props;
  const { t } = useTranslation('mfe-analysis');
  return (
    <>
      <IconButton
        size="small"
        label={t('cv.line.up', { label: name })}
        icon={<ArrowUp size={16} aria-hidden />}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        size="small"
        label={t('cv.line.down', { label: name })}
        icon={<ArrowDown size={16} aria-hidden />}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
    </>
  );
}

/** Drawn anew only when the entry itself was changed. */
const EntryForm = memo(function EntryForm(
  props: Shared & { kind: CvSection['kind']; entry: CvEntry; index: number; count: number },
) {
  const { kind, entry, index, count, report, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const change = (next: Partial<CvEntry>, field?: string): void =>
    onChange((document) => changeEntry(document, kind, entry.id, (one) => ({ ...one, ...next })), field);
  const changeEntries = (next: (entries: readonly CvEntry[]) => CvEntry[]): void =>
    onChange((document) =>
      changeSection(document, kind, (section) => ({ ...section, entries: next(section.entries) })),
    );
  const name = entry.org || entry.title || t('cv.entry.name', { number: index + 1 });
  return (
    <fieldset className={styles['entry']}>
      <legend>{name}</legend>
      {count > 1 || entry.by === 'you' ? (
        <div className={styles['tools']}>
          <MoveButtons
            name={name}
            place={index}
            count={count}
            onMove={(to) => changeEntries((entries) => moved(entries, index, to))}
          />
          <IconButton
            size="small"
            label={t('cv.line.remove', { label: name })}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => changeEntries((entries) => entries.filter(({ id }) => id !== entry.id))}
          />
        </div>
      ) : null}
      {entry.unsure ? (
        <UnsureNote entry={entry} report={report} onRight={() => change({ unsure: undefined })} />
      ) : null}
      <div className={styles['fields']}>
        {fieldsOf(kind).map((field) => (
          <TextField
            key={field}
            label={t(isListSection(kind) ? 'cv.field.listName' : `cv.field.${field}`)}
            value={entry[field]}
            onChange={(value) => change({ [field]: value, by: 'you' }, `${entry.id}-${field}`)}
          />
        ))}
      </div>
      <LineList
        entry={entry}
        kind={kind}
        report={report}
        onChange={(lines, field) => change({ lines }, field)}
      />
    </fieldset>
  );
});

/** One section: its entries, and its place among the sections. Drawn anew only when it was changed. */
export const SectionForm = memo(function SectionForm(
  props: Shared & { section: CvSection; place: number; count: number },
) {
  const { section, place, count, report, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const { kind, entries } = section;
  const name = t(`cv.section.${kind}`);
  const add = (): void =>
    onChange((document) =>
      changeSection(document, kind, (one) => ({ ...one, entries: [...one.entries, newEntry()] })),
    );
  return (
    <section className={styles['section']} aria-label={name}>
      <div className={styles['head']}>
        <h2>{name}</h2>
        <MoveButtons
          name={name}
          place={place}
          count={count}
          onMove={(to) =>
            onChange((document) => ({ ...document, sections: moved(document.sections, place, to) }))
          }
        />
      </div>
      {entries.map((entry, i) => (
        <EntryForm
          key={entry.id}
          kind={kind}
          entry={entry}
          index={i}
          count={entries.length}
          report={report}
          onChange={onChange}
        />
      ))}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        disabled={entries.length >= cvEntriesMax}
        onClick={add}
      >
        {t('cv.entry.add', { section: name })}
      </Button>
    </section>
  );
});
