import { cvLinesMax } from '@fitfolio/analysis-contract/limits';
import type { CvEntry, CvLine, CvSectionKind } from '@fitfolio/fit-engine/cv/cv-document';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import styles from './editor.module.css';
import { moved, newLine } from './change-document.js';
import type { EditorReport } from './editor-report.js';
import { LineField } from './line-field.js';

/** The lines of an entry, in an order that is changed by dragging or by buttons. */
export function LineList(props: {
  entry: CvEntry;
  kind: CvSectionKind;
  report: EditorReport;
  onChange: (lines: CvLine[], field?: string) => void;
}) {
  const { entry, kind, report, onChange } = props;
  const { t } = useTranslation('mfe-analysis');
  const dragged = useRef<number | null>(null);
  const { lines } = entry;
  return (
    <>
      <ul className={styles['lines']}>
        {lines.map((line, i) => (
          <LineField
            key={line.id}
            line={line}
            label={t('cv.line.name', { number: i + 1 })}
            kind={kind}
            entry={entry}
            report={report}
            onChange={(next, field) =>
              onChange(
                lines.map((one) => (one.id === line.id ? next : one)),
                field,
              )
            }
            onMove={(by) => onChange(moved(lines, i, i + by))}
            canMove={{ up: i > 0, down: i < lines.length - 1 }}
            onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
            onDragStart={() => {
              dragged.current = i;
            }}
            onDrop={() => {
              if (dragged.current !== null && dragged.current !== i)
                onChange(moved(lines, dragged.current, i));
              dragged.current = null;
            }}
          />
        ))}
      </ul>
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        disabled={lines.length >= cvLinesMax}
        onClick={() => onChange([...lines, newLine()])}
      >
        {t('cv.line.add')}
      </Button>
    </>
  );
}
