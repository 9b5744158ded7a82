import type { Screening } from '@fitfolio/analysis-contract/screening';
import type { ScreeningTable } from '@fitfolio/analysis-contract/screening-table';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton, Tag } from '@fitfolio/web-kit/ui/core';
import { Drawer } from '@fitfolio/web-kit/ui/feedback';
import { useEffect, useState } from 'react';
import { points } from '../../shared/report/points.js';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import { CellComments } from '../comments/cell-comments.js';
import { Masked } from '../text/masked.js';
import { Quotes } from '../text/quotes.js';
import styles from './cell-drawer.module.css';
import { cellOf } from './table-view.js';
import { useSmall } from './use-small.js';

interface Opened {
  readonly person: string;
  readonly requirement: string;
}

function Content({
  screening,
  table,
  opened,
}: {
  screening: Screening;
  table: ScreeningTable;
  opened: Opened;
}) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const person = table.people.find(({ id }) => id === opened.person);
  const requirement = table.requirements.find(({ id }) => id === opened.requirement);
  const cell = person && cellOf(person, opened.requirement);
  if (!cell || !requirement) return null;
  const { verdict, reason, quotes, weight, earned } = cell;
  return (
    <div className={styles['content']}>
      <p className={styles['line']}>
        <VerdictBadge verdict={verdict} />
        {requirement.importance ? <Tag>{t(`importance.${requirement.importance}`)}</Tag> : null}
        <span className={styles['soft']}>
          {weight > 0
            ? t('screening.table.pointsOf', { got: points(earned, language), max: points(weight, language) })
            : t('requirements.notCounted')}
        </span>
      </p>
      <p>
        <Masked text={reason} />
      </p>
      <Quotes quotes={quotes} />
      <p className={styles['soft']}>{t('screening.requirements.says', { sentence: requirement.sentence })}</p>
      <p>
        <LinkButton to={paths.screeningCandidate(screening.id, person.id)}>
          {t('screening.table.toPerson')}
        </LinkButton>
      </p>
      <h2>{t('screening.comments.title')}</h2>
      <CellComments
        place={{ screeningId: screening.id, candidateId: person.id, requirementId: requirement.id }}
        mayWrite={screening.role !== 'viewer'}
      />
    </div>
  );
}

interface Props {
  readonly screening: Screening;
  readonly table: ScreeningTable;
  readonly opened: Opened | null;
  readonly onClose: () => void;
}

/** All about one cell: the verdict, why, the words it rests on, and what colleagues say. */
export function CellDrawer({ screening, table, opened, onClose }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const small = useSmall();
  // Stays while the drawer slides out.
  const [shown, setShown] = useState(opened);
  useEffect(() => {
    if (opened) setShown(opened);
  }, [opened]);
  const person = table.people.find(({ id }) => id === shown?.person);
  const requirement = table.requirements.find(({ id }) => id === shown?.requirement);
  const who = person?.name ?? t('screening.candidate', { code: person?.code ?? '' });
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      placement={small ? 'bottom' : 'right'}
      size={small ? '80%' : 460}
      title={`${who} · ${requirement?.label ?? ''}`}
      closable={{ 'aria-label': t('fit.confirm.close') }}
    >
      {shown ? <Content screening={screening} table={table} opened={shown} /> : null}
    </Drawer>
  );
}
