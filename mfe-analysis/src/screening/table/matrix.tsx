import type { Cell, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type VerdictName, verdicts } from '../../shared/report/report-types.js';
import { Inspector } from './inspector.js';
import { MatrixFoot } from './matrix-foot.js';
import { headRows, MatrixHead } from './matrix-head.js';
import { MatrixRow } from './matrix-row.js';
import styles from './matrix.module.css';
import { moved, type TableRow } from './table-view.js';

interface Props {
  readonly screeningId: string;
  readonly people: readonly TablePerson[];
  readonly rows: readonly TableRow[];
  /** With the points of each cell. */
  readonly points: boolean;
  /** Ids of who is to be compared. */
  readonly comparing: readonly string[];
  readonly onCompare: (id: string) => void;
  readonly onOpen: (person: TablePerson, cell: Cell) => void;
}

/** Columns of one width: the browser need not look into each cell to lay the table out. */
const columnPx = 104;
const labelPx = 280;

type Place = readonly [row: number, column: number];

/** The place of what was pressed or has the focus, as its `data-at` says. */
function placeOf(target: EventTarget): Place | null {
  const at = (target as Element).closest('[data-at]')?.getAttribute('data-at')?.split(' ').map(Number);
  return at && at.length === 2 ? [at[0] ?? 0, at[1] ?? 0] : null;
}

/** How verdicts are called: asked for once, not for each cell. */
function useVerdictWords(): Readonly<Record<VerdictName, string>> {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  return useMemo(
    () =>
      Object.fromEntries(verdicts.map((verdict) => [verdict, t(`verdict.${verdict}`)])) as Record<
        VerdictName,
        string
      >,
    // oxlint-disable-next-line exhaustive-deps -- `t` says the same in one language
    [language],
  );
}

/**
 * Requirements down, people across. One place of it takes the focus: the arrows move it, Enter opens. The first rows are
 * the heads with the links and the choice of whom to compare.
 */
export function Matrix(props: Props) {
  const { screeningId, people, rows, points, comparing, onCompare, onOpen } = props;
  const { t } = useTranslation('mfe-analysis');
  const words = useVerdictWords();
  const grid = useRef<HTMLTableElement>(null);
  const inspector = useId();
  const [active, setActive] = useState<Place>([headRows, 0]);
  const [row, column] = [
    Math.min(active[0], headRows + rows.length - 1),
    Math.min(active[1], people.length - 1),
  ];
  const person = people[column];
  const shown = rows[row - headRows];
  const openAt = ([r, c]: Place): void => {
    const cell = rows[r - headRows]?.cells[c];
    const whose = people[c];
    if (cell && whose) onOpen(whose, cell);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = placeOf(event.target);
    if (!at) return;
    if ((event.key === 'Enter' || event.key === ' ') && at[0] >= headRows) {
      event.preventDefault();
      return openAt(at);
    }
    const next = moved(event.key, at, headRows + rows.length, people.length);
    if (!next) return undefined;
    event.preventDefault();
    setActive(next);
    return grid.current?.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`)?.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const at = placeOf(event.target);
    if (at && (at[0] !== row || at[1] !== column)) setActive(at);
  };
  const onClick = (event: MouseEvent): void => {
    const at = placeOf(event.target);
    if (at && at[0] >= headRows) openAt(at);
  };
  return (
    <>
      <Inspector id={inspector} person={person} row={shown} cell={shown?.cells[column]} />
      <div className={styles['scroll']}>
        <table
          ref={grid}
          role="grid"
          className={styles['matrix']}
          aria-label={t('screening.table.caption')}
          style={{ width: labelPx + people.length * columnPx }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClick={onClick}
        >
          <colgroup>
            <col style={{ width: labelPx }} />
            <col span={people.length} style={{ width: columnPx }} />
          </colgroup>
          <MatrixHead
            screeningId={screeningId}
            people={people}
            comparing={comparing}
            onCompare={onCompare}
            activeRow={row < headRows ? row : null}
            activeColumn={row < headRows ? column : null}
          />
          <tbody>
            {rows.map((each, n) => (
              <MatrixRow
                key={each.requirement.id}
                row={each}
                index={headRows + n}
                points={points}
                words={words}
                active={row === headRows + n ? column : null}
                inspector={inspector}
              />
            ))}
          </tbody>
          <MatrixFoot people={people} points={points} />
        </table>
      </div>
    </>
  );
}
