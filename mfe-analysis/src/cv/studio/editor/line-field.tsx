import type { CvEntry, CvLine, CvSectionKind } from '@fitfolio/fit-engine/cv/cv-document';
import { asLine, printed, unprintable } from '@fitfolio/fit-engine/cv/font';
import { proposalOf } from '@fitfolio/fit-engine/cv/reword';
import { questionOf } from '@fitfolio/fit-engine/premium/achievements';
import { cvLineCharsMax } from '@fitfolio/analysis-contract/limits';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, IconButton, Tag } from '@fitfolio/web-kit/ui/core';
import { Input } from '@fitfolio/web-kit/ui/controls';
import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Trash2, Undo2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import styles from './editor.module.css';
import { accepted, phrased, restored, withText } from './change-document.js';
import type { EditorReport } from './editor-report.js';

interface Props {
  readonly line: CvLine;
  readonly label: string;
  readonly kind: CvSectionKind | 'summary';
  readonly entry: CvEntry | null;
  readonly report: EditorReport;
  readonly onChange: (line: CvLine, field?: string) => void;
  readonly onMove?: ((by: -1 | 1) => void) | undefined;
  readonly canMove?: { readonly up: boolean; readonly down: boolean } | undefined;
  readonly onRemove: () => void;
  readonly onDragStart?: (() => void) | undefined;
  readonly onDrop?: (() => void) | undefined;
}

const tagColours = { resume: 'default', reworded: 'blue', model: 'purple', you: 'green' } as const;
/** About as many as the text fills; browsers that can, make it exact (`field-sizing`). */
const rowChars = 64;
const rowsOf = (text: string): number => Math.min(12, Math.ceil((text.length + 1) / rowChars));

const asking: readonly (CvSectionKind | 'summary')[] = ['experience', 'projects', 'activities'];

/** One line: its words, where they come from, and what could be done about them. */
export function LineField(props: Props) {
  const { line, label, kind, entry, report, onChange, onMove, canMove, onRemove, onDragStart, onDrop } =
    props;
  const { t } = useTranslation('mfe-analysis');
  const id = useId();
  // The rules read a whole line; while one line is typed in, the others stay as they are.
  const dates = entry?.dates ?? null;
  const proposal = useMemo(
    () => (line.shown ? proposalOf(line, dates === null ? null : { dates }, kind, report) : null),
    [line, dates, kind, report],
  );
  const wording = line.shown && asking.includes(kind) ? report.phrased.get(line.text) : undefined;
  const question = line.shown && asking.includes(kind) ? questionOf(line.text) : null;
  const missing = unprintable(line.text);
  const changed =
    line.quote !== null && asLine(line.quote.quote) !== printed(line.text) && kind !== 'languages';
  return (
    <li
      className={styles['line']}
      data-left-out={!line.shown}
      onDragOver={onDrop ? (event) => event.preventDefault() : undefined}
      onDrop={onDrop}
    >
      <div className={styles['words']}>
        {onDragStart ? (
          <span className={styles['grip']} draggable onDragStart={onDragStart} aria-hidden>
            <GripVertical size={16} />
          </span>
        ) : null}
        <Input.TextArea
          aria-label={label}
          aria-describedby={id}
          className={styles['text'] ?? ''}
          rows={rowsOf(line.text)}
          maxLength={cvLineCharsMax}
          value={line.text}
          status={missing.length > 0 ? 'error' : ''}
          onChange={(event) => onChange(withText(line, event.target.value.replace(/\n/g, ' ')), line.id)}
        />
        <div className={styles['tools']}>
          {onMove ? (
            <>
              <IconButton
                size="small"
                label={t('cv.line.up', { label })}
                icon={<ArrowUp size={16} aria-hidden />}
                disabled={canMove?.up === false}
                onClick={() => onMove(-1)}
              />
              <IconButton
                size="small"
                label={t('cv.line.down', { label })}
                icon={<ArrowDown size={16} aria-hidden />}
                disabled={canMove?.down === false}
                onClick={() => onMove(1)}
              />
            </>
          ) : null}
          <IconButton
            size="small"
            label={t(line.shown ? 'cv.line.leaveOut' : 'cv.line.bringBack', { label })}
            icon={line.shown ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
            onClick={() => onChange({ ...line, shown: !line.shown })}
          />
          {line.quote === null ? (
            <IconButton
              size="small"
              label={t('cv.line.remove', { label })}
              icon={<Trash2 size={16} aria-hidden />}
              onClick={onRemove}
            />
          ) : null}
        </div>
      </div>
      <div className={styles['about']} id={id}>
        <Tag color={tagColours[line.by]}>{t(`cv.by.${line.by}`)}</Tag>
        {line.shown ? null : <Tag>{t('cv.line.out')}</Tag>}
        {question ? <span>{t(`cv.ask.${question}`)}</span> : null}
        {changed && line.quote ? (
          <span className={styles['source']}>
            {t('cv.line.source', { quote: printed(line.quote.quote) })}
            <Button
              size="small"
              icon={<Undo2 size={14} aria-hidden />}
              onClick={() => onChange(restored(line))}
            >
              {t('cv.line.restore')}
            </Button>
          </span>
        ) : null}
      </div>
      {missing.length > 0 ? (
        <p className={styles['bad']} role="alert">
          {t('cv.unprintable', { letters: missing.join(' ') })}
        </p>
      ) : null}
      {wording !== undefined && !proposal ? (
        <p className={styles['proposal']}>
          <span>
            {t('cv.line.modelProposal')} <q>{wording}</q>
          </span>
          <Button size="small" onClick={() => onChange(phrased(line, wording))}>
            {t('cv.line.accept')}
          </Button>
        </p>
      ) : null}
      {proposal ? (
        <p className={styles['proposal']}>
          <span>
            {t('cv.line.proposal', { rules: proposal.rules.map((rule) => t(`cv.rule.${rule}`)).join(', ') })}{' '}
            <q>{proposal.text}</q>
          </span>
          <Button size="small" onClick={() => onChange(accepted(line, proposal))}>
            {t('cv.line.accept')}
          </Button>
        </p>
      ) : null}
    </li>
  );
}
