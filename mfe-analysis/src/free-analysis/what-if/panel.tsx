import type { Report } from '@fitfolio/analysis-contract/report';
import type { whatIf } from '@fitfolio/fit-engine/score/what-if';
import { Button } from '@fitfolio/web-kit/ui/core';
import { useId, useMemo, useState } from 'react';
import { WhatIfOption } from './option.js';
import { choicesOf } from './options.js';
import { Outcome } from './outcome.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from './what-if.module.css';

export interface PanelProps {
  readonly report: Report;
  readonly engine: typeof whatIf;
}

/** Requirements to tick, and what the score would be; computed here by the engine's own sum. */
export function WhatIfPanel({ report, engine }: PanelProps) {
  const { t } = useReportText();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const titleId = useId();
  const choices = useMemo(() => choicesOf(report, engine), [report, engine]);
  const outcome = engine(report, ticked);
  if (!outcome) return <p className={styles['soft']}>{t('whatIf.older')}</p>;
  if (choices.length === 0) return <p className={styles['soft']}>{t('whatIf.none')}</p>;
  const toggle = (id: string): void => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('whatIf.title')}</h3>
      <p className={styles['soft']}>{t('whatIf.lead')}</p>
      <div className={styles['sides']}>
        <ul className={styles['choices']}>
          {choices.map((choice) => (
            <WhatIfOption
              key={choice.id}
              {...choice}
              language={report.language}
              ticked={ticked.has(choice.id)}
              onToggle={() => toggle(choice.id)}
            />
          ))}
        </ul>
        <div className={styles['outcome']}>
          <Outcome before={report} after={outcome} />
          <Button disabled={ticked.size === 0} onClick={() => setTicked(new Set())}>
            {t('whatIf.reset')}
          </Button>
        </div>
      </div>
    </section>
  );
}
