import type { Screening } from '@fitfolio/analysis-contract/screening';
import type { Cell, ScreeningTable, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { useCallback, useMemo, useState } from 'react';
import { CellDrawer } from './cell-drawer.js';
import { Compared } from './compared.js';
import { Matrix } from './matrix.js';
import { PersonCards } from './person-cards.js';
import { everybody, type Order, peopleOf, rowsOf } from './table-view.js';
import { Toolbar } from './toolbar.js';
import { useSmall } from './use-small.js';
import styles from './loaded-table.module.css';

const comparedMax = 3;
const comparedMin = 2;

/** Whom the reader wants side by side. */
function useCompared(table: ScreeningTable) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);
  const people = table.people.filter(({ id }) => ids.includes(id));
  const toggle = useCallback(
    (id: string) =>
      setIds((before) =>
        before.includes(id) ? before.filter((each) => each !== id) : [...before, id].slice(-comparedMax),
      ),
    [],
  );
  return { ids, people, toggle, open: open && people.length >= comparedMin, setOpen };
}

/** All who are completed against all that counts: filtered, ordered, compared. Nothing is decided here. */
export function LoadedTable({ screening, table }: { screening: Screening; table: ScreeningTable }) {
  const { t } = useTranslation('mfe-analysis');
  const small = useSmall();
  const [filter, setFilter] = useState(everybody);
  const [order, setOrder] = useState<Order>('code');
  const [withPoints, setWithPoints] = useState(false);
  const [opened, setOpened] = useState<{ person: string; requirement: string } | null>(null);
  const compared = useCompared(table);
  const people = useMemo(() => peopleOf(table, filter, order), [table, filter, order]);
  const rows = useMemo(() => rowsOf(table.requirements, people), [table.requirements, people]);
  const open = useCallback(
    (person: TablePerson, { requirementId }: Cell) =>
      setOpened({ person: person.id, requirement: requirementId }),
    [],
  );
  const shared = { screeningId: screening.id, people, comparing: compared.ids, onCompare: compared.toggle };
  const Everybody = small ? PersonCards : Matrix;
  // No order without its sum.
  const points = withPoints || order === 'score';
  return (
    <section className={styles['table']} aria-label={t('screening.table.title')}>
      <Toolbar
        screeningId={screening.id}
        table={table}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        points={points}
        onPoints={order === 'score' ? null : setWithPoints}
      />
      <div className={styles['state']}>
        <p role="status">
          {t('screening.table.shown', { shown: people.length, all: table.people.length })}{' '}
          {order === 'code' ? null : t(`screening.table.orderText.${order.split(':')[0]}`)}
        </p>
        {people.length < table.people.length ? (
          <Button size="small" onClick={() => setFilter(everybody)}>
            {t('screening.table.showAll')}
          </Button>
        ) : null}
        {compared.people.length >= comparedMin || compared.open ? (
          <Button size="small" type="primary" onClick={() => compared.setOpen(!compared.open)}>
            {compared.open
              ? t('screening.compare.close')
              : t('screening.compare.open', { count: compared.people.length })}
          </Button>
        ) : (
          <span className={styles['soft']}>{t('screening.compare.hint')}</span>
        )}
      </div>
      {compared.open ? (
        <Compared screeningId={screening.id} table={table} people={compared.people} />
      ) : people.length === 0 ? (
        <p className={styles['none']}>{t('screening.table.nobody')}</p>
      ) : (
        <Everybody {...shared} rows={rows} points={points} onOpen={open} />
      )}
      <CellDrawer screening={screening} table={table} opened={opened} onClose={() => setOpened(null)} />
    </section>
  );
}
