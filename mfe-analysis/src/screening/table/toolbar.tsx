import type { ScreeningTable } from '@fitfolio/analysis-contract/screening-table';
import { saveFile } from '@fitfolio/web-kit/api';
import { useErrorText, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Checkbox } from '@fitfolio/web-kit/ui/forms';
import { Download, Printer } from 'lucide-react';
import { useId } from 'react';
import { useDownloadScreeningPaperMutation, useDownloadScreeningTableMutation } from '../screening.api.js';
import type { Order, TableFilter } from './table-view.js';
import styles from './toolbar.module.css';

function Tick({
  label,
  checked,
  onTick,
}: {
  label: string;
  checked: boolean;
  onTick: null | ((to: boolean) => void);
}) {
  return (
    <label className={styles['tick']}>
      <Checkbox
        checked={checked}
        disabled={onTick === null}
        onChange={(event) => onTick?.(event.target.checked)}
      />
      {label}
    </label>
  );
}

/** The table as files, with everybody whatever the filters hide. */
function Exports({ screeningId }: { screeningId: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [askCsv, csv] = useDownloadScreeningTableMutation();
  const [askPaper, paper] = useDownloadScreeningPaperMutation();
  const download = async (ask: typeof askCsv | typeof askPaper): Promise<void> => {
    const { data, error } = await ask({ params: { id: screeningId }, query: { language } });
    if (data) saveFile(data);
    else toast.error(t('screening.table.exportFailed'), errorText(error));
  };
  return (
    <div className={styles['exports']}>
      <Button
        icon={<Download size={18} aria-hidden />}
        loading={csv.isLoading}
        onClick={() => void download(askCsv)}
      >
        {t('screening.table.export')}
      </Button>
      <Button
        icon={<Printer size={18} aria-hidden />}
        loading={paper.isLoading}
        onClick={() => void download(askPaper)}
      >
        {t('screening.table.paper')}
      </Button>
    </div>
  );
}

interface Props {
  readonly screeningId: string;
  readonly table: ScreeningTable;
  readonly filter: TableFilter;
  readonly onFilter: (filter: TableFilter) => void;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly points: boolean;
  /** null: the order needs them. */
  readonly onPoints: null | ((to: boolean) => void);
}

/** Who is shown, in which order, and the same as a file. */
export function Toolbar(props: Props) {
  const { screeningId, table, filter, onFilter, order, onOrder, points, onPoints } = props;
  const { t } = useTranslation('mfe-analysis');
  const ids = useId();
  const set = (to: Partial<TableFilter>): void => onFilter({ ...filter, ...to });
  const requirements = table.requirements.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
  return (
    <div className={styles['toolbar']}>
      <div className={styles['field']}>
        <label htmlFor={`${ids}-order`}>{t('screening.table.order')}</label>
        <select id={`${ids}-order`} value={order} onChange={({ target }) => onOrder(target.value as Order)}>
          {(['code', 'musts', 'score'] as const).map((value) => (
            <option key={value} value={value}>
              {t(`screening.table.orders.${value}`)}
            </option>
          ))}
          <optgroup label={t('screening.table.orders.requirement')}>
            {table.requirements.map(({ id, label }) => (
              <option key={id} value={`requirement:${id}`}>
                {label}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <div className={styles['field']}>
        <label htmlFor={`${ids}-meets`}>{t('screening.table.meets')}</label>
        <select
          id={`${ids}-meets`}
          value={filter.meets ?? ''}
          onChange={({ target }) => set({ meets: target.value || null })}
        >
          <option value="">{t('screening.table.meetsAny')}</option>
          {requirements}
        </select>
      </div>
      <div className={styles['ticks']}>
        <Tick
          label={t('screening.table.mustsMet')}
          checked={filter.mustsMet}
          onTick={(mustsMet) => set({ mustsMet })}
        />
        <Tick
          label={t('screening.table.cannotTell')}
          checked={filter.cannotTell}
          onTick={(cannotTell) => set({ cannotTell })}
        />
        <Tick label={t('screening.table.points')} checked={points} onTick={onPoints} />
      </div>
      <Exports screeningId={screeningId} />
    </div>
  );
}
