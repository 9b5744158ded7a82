import type { Cv } from '@fitfolio/analysis-contract/cv';
import type { FitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import type { CvLine } from '@fitfolio/fit-engine/cv/cv-document';
import { layoutCv } from '@fitfolio/fit-engine/cv/layout';
import { linesWithStop, withoutStops } from '@fitfolio/fit-engine/cv/reword';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Radio } from '@fitfolio/web-kit/ui/controls';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { Facts } from '../preview/facts.js';
import { Preview } from '../preview/preview.js';
import { useProposeCvLinesQuery } from '../../cv.api.js';
import { changeLine } from './change-document.js';
import { Conflict } from './conflict.js';
import { DesignForm } from './design-form.js';
import type { EditorReport } from './editor-report.js';
import styles from './editor.module.css';
import { HeadForm } from './head-form.js';
import { SectionForm } from './section-form.js';
import { Toolbar } from './toolbar.js';
import { UnsureSummary } from './unsure.js';
import { useAutosave } from './use-autosave.js';
import { useHistory } from './use-history.js';

/** A CV by its sections, and beside it the pages as they will be printed. */
export function CvEditor({ cv, report: result }: { cv: Cv; report: FitAnalysisResult }) {
  const { t } = useTranslation('mfe-analysis');
  // The contract names codes loosely, so that clients outlive them; the engine reads those it knows.
  const { currentData: proposed } = useProposeCvLinesQuery({ params: { id: cv.id } });
  const report = useMemo(
    (): EditorReport => ({
      ...(result.report as unknown as Omit<EditorReport, 'phrased'>),
      phrased: new Map(proposed?.data.lines.map(({ engine, model }) => [engine, model])),
    }),
    [result.report, proposed],
  );
  const history = useHistory(cv.document);
  const { document, change, undo, redo } = history;
  const autosave = useAutosave(cv.id, cv.revision, document);
  const [shown, setShown] = useState<'edit' | 'preview'>('edit');
  const drawn = useDeferredValue(document);
  const layout = useMemo(() => layoutCv(drawn), [drawn]);
  const stops = useMemo(() => linesWithStop(drawn).length, [drawn]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
    if (key === 'z' || key === 'y') event.preventDefault();
    step?.();
  };
  const bringBack = (line: CvLine): void => change((now) => changeLine(now, line.id, { shown: true }));
  return (
    <div onKeyDown={onKeyDown}>
      <PageHeading lead={t('cv.lead')}>
        {result.position ? t('cv.heading', { title: result.position }) : t('cv.title')}
      </PageHeading>
      <p className={styles['links']}>
        <Link to={paths.fitAnalysisResult(cv.analysisId)}>{t('cv.order.back')}</Link>
        <Link to={paths.cvs}>{t('cv.toList')}</Link>
      </p>
      <Toolbar id={cv.id} history={history} autosave={autosave} />
      {autosave.state === 'conflict' ? (
        <Conflict id={cv.id} autosave={autosave} onTake={(theirs) => change(() => theirs)} />
      ) : null}
      <Radio.Group
        className={styles['tabs']}
        optionType="button"
        aria-label={t('cv.tabs.label')}
        value={shown}
        onChange={(event) => setShown(event.target.value === 'preview' ? 'preview' : 'edit')}
        options={(['edit', 'preview'] as const).map((value) => ({ value, label: t(`cv.tabs.${value}`) }))}
      />
      <div className={styles['columns']} data-shown={shown}>
        <div className={styles['form']}>
          <UnsureSummary document={document} />
          {stops > 0 ? (
            <p className={styles['proposal']}>
              <span>{t('cv.stops.text', { count: stops })}</span>
              <Button size="small" onClick={() => change(withoutStops)}>
                {t('cv.stops.do')}
              </Button>
            </p>
          ) : null}
          <HeadForm
            contact={document.contact}
            headline={document.headline}
            summary={document.summary}
            language={document.language}
            report={report}
            onChange={change}
          />
          {document.sections.map((section, place) => (
            <SectionForm
              key={section.kind}
              section={section}
              place={place}
              count={document.sections.length}
              report={report}
              onChange={change}
            />
          ))}
        </div>
        <section className={styles['paper']} aria-label={t('cv.tabs.preview')} tabIndex={0}>
          <DesignForm
            design={document.design}
            paper={document.paper}
            pages={document.pages}
            language={document.language}
            onChange={change}
          />
          <Facts
            document={drawn}
            layout={layout}
            report={report}
            labelOf={(id) => result.texts.requirements[id]?.label ?? ''}
            onBringBack={bringBack}
          />
          <Preview layout={layout} />
        </section>
      </div>
    </div>
  );
}
