import type { Cell, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Card, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { Checkbox } from '@fitfolio/web-kit/ui/forms';
import { memo, useState } from 'react';
import { points as pointsText } from '../../shared/report/points.js';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import { CorrectionTag } from '../text/correction-tag.js';
import { DecisionTag } from '../text/decision-tag.js';
import styles from './person-cards.module.css';
import type { TableRow } from './table-view.js';

interface CardProps {
  readonly screeningId: string;
  readonly person: TablePerson;
  readonly column: number;
  readonly rows: readonly TableRow[];
  readonly points: boolean;
  readonly compared: boolean;
  readonly onCompare: (id: string) => void;
  readonly onOpen: (person: TablePerson, cell: Cell) => void;
}

const PersonCard = memo(function PersonCard(props: CardProps) {
  const { screeningId, person, column, rows, points, compared, onCompare, onOpen } = props;
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const { id, code, name, musts, score, decision, correctionCount } = person;
  const who = name ?? t('screening.candidate', { code });
  return (
    <Card as="article" aria-labelledby={`card-${id}`} className={styles['card']}>
      <p className={styles['head']}>
        <Link id={`card-${id}`} to={paths.screeningCandidate(screeningId, id)}>
          {who}
        </Link>
        <DecisionTag decision={decision.decision} />
        <CorrectionTag count={correctionCount} />
      </p>
      <p className={styles['soft']}>
        {t('screening.table.musts', { met: musts.met, all: musts.all })}
        {' · '}
        {score === null ? t('top.noScore') : t('workspace.score', { score })}
      </p>
      <label className={styles['tick']}>
        <Checkbox checked={compared} onChange={() => onCompare(id)} />
        {t('screening.compare.add')} <VisuallyHidden>{who}</VisuallyHidden>
      </label>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('screening.table.all', { count: rows.length })}</summary>
        {open ? (
          <ul className={styles['cells']}>
            {rows.map(({ requirement, cells }) => {
              const cell = cells[column];
              return cell ? (
                <li key={requirement.id}>
                  <button type="button" onClick={() => onOpen(person, cell)}>
                    {requirement.label}
                  </button>
                  <span>
                    <VerdictBadge verdict={cell.verdict} />
                    {points && cell.weight > 0 ? (
                      <small>
                        {pointsText(cell.earned, language)}/{pointsText(cell.weight, language)}
                      </small>
                    ) : null}
                  </span>
                </li>
              ) : null;
            })}
          </ul>
        ) : null}
      </details>
    </Card>
  );
});

interface Props {
  readonly screeningId: string;
  readonly people: readonly TablePerson[];
  readonly rows: readonly TableRow[];
  readonly points: boolean;
  readonly comparing: readonly string[];
  readonly onCompare: (id: string) => void;
  readonly onOpen: (person: TablePerson, cell: Cell) => void;
}

/** In place of the table where there is no room for one: a card each. */
export function PersonCards({ people, comparing, ...shared }: Props) {
  return (
    <ul className={styles['cards']}>
      {people.map((person, column) => (
        <li key={person.id}>
          <PersonCard {...shared} person={person} column={column} compared={comparing.includes(person.id)} />
        </li>
      ))}
    </ul>
  );
}
