import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useAudience } from '@fitfolio/web-kit/session';
import { Alert } from '@fitfolio/web-kit/ui/core';
import type { MouseEvent } from 'react';
import { Board } from './board.js';
import styles from './demo.module.css';
import { sampleJobs } from './sample-job.js';
import { useDemo } from './use-demo.js';

/** A visit to the link itself: in a new tab or window. */
const leads = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Three samples that the real engine analyses in the page. Without scripts they lead to the sample of a report. */
export function Demo() {
  const { t } = useTranslation('mfe-public');
  const audience = useAudience();
  const { view, job, before, running, failed, choose, toggle } = useDemo();
  const said = running
    ? t('home.demo.running')
    : job
      ? before === null || before === view.score
        ? t('home.demo.done', { score: view.score })
        : t('home.demo.changed', { before, score: view.score })
      : t('home.demo.hint', audience);
  return (
    <section id="sample" className={styles['demo']} aria-labelledby="demo">
      <div className={styles['head']}>
        <h2 id="demo">{t('home.demo.title')}</h2>
        <div role="group" aria-labelledby="demo" className={styles['jobs']}>
          {sampleJobs.map((each) => (
            <a
              key={each}
              href={paths.fitAnalysisSample}
              data-press=""
              className={styles['job']}
              aria-current={each === (running ?? job ?? 'accountant') || undefined}
              aria-busy={each === running || undefined}
              onClick={(event) => {
                if (leads(event)) return;
                event.preventDefault();
                choose(each);
              }}
            >
              {t(`home.demo.jobs.${each}`)}
            </a>
          ))}
        </div>
      </div>
      <p className={styles['said']} role="status">
        {said}
      </p>
      {failed ? <Alert role="alert" type="error" showIcon title={t('home.demo.failed')} /> : null}
      <Board view={view} onToggle={job ? toggle : null} />
    </section>
  );
}
