import type { Report } from '@fitfolio/analysis-contract/report';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { FlaskConical } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import type { PanelProps } from './panel.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from './what-if.module.css';

type Panel = ComponentType<Omit<PanelProps, 'engine'>>;
type State = { at: 'closed' | 'loading' | 'failed' } | { at: 'open'; Panel: Panel };

/** The panel and the part of the engine that adds up, both loaded only when somebody asks for them. */
async function load(): Promise<Panel> {
  const [{ WhatIfPanel }, { whatIf }] = await Promise.all([
    import(/* webpackChunkName: "what-if" */ './panel.js'),
    import(/* webpackChunkName: "what-if" */ '@fitfolio/fit-engine/score/what-if'),
  ]);
  return (props) => <WhatIfPanel {...props} engine={whatIf} />;
}

/** Shows how the score would change if more requirements were met. Renders nothing without a score. */
export function WhatIf({ report }: { report: Report }) {
  const { t } = useReportText();
  const [state, setState] = useState<State>({ at: 'closed' });
  const panelId = useId();
  if (report.score === null) return null;
  const open = state.at === 'open';
  const toggle = (): void => {
    if (open) return setState({ at: 'closed' });
    setState({ at: 'loading' });
    load().then(
      (Loaded) => setState({ at: 'open', Panel: Loaded }),
      () => setState({ at: 'failed' }),
    );
  };
  return (
    <div className={styles['whatIf']}>
      <Button
        icon={<FlaskConical size={16} aria-hidden />}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        loading={state.at === 'loading'}
        onClick={toggle}
      >
        {t(open ? 'whatIf.close' : 'whatIf.open')}
      </Button>
      {state.at === 'failed' ? <Alert role="alert" type="error" showIcon title={t('whatIf.failed')} /> : null}
      {open ? (
        <div id={panelId}>
          <state.Panel report={report} />
        </div>
      ) : null}
    </div>
  );
}
