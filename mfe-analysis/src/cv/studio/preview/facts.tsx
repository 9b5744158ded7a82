import type { CvDocument, CvLine } from '@fitfolio/fit-engine/cv/cv-document';
import { leftOut } from '@fitfolio/fit-engine/cv/fit-page';
import { checksOf } from '@fitfolio/fit-engine/cv/line-checks';
import type { CvLayout } from '@fitfolio/fit-engine/cv/layout';
import { askedAndShown } from '@fitfolio/fit-engine/cv/shown';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import type { EditorReport } from '../editor/editor-report.js';
import styles from './facts.module.css';

/** How full the page is, what the post asks for and the CV shows, and what was left out. */
export function Facts(props: {
  document: CvDocument;
  layout: CvLayout;
  report: EditorReport;
  labelOf: (requirementId: string) => string;
  onBringBack: (line: CvLine) => void;
}) {
  const { document, layout, report, labelOf, onBringBack } = props;
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { asked, shown, lost } = askedAndShown(document, report);
  const left = leftOut(document);
  const checks = checksOf(document, layout);
  const { pages, fill, size } = layout;
  return (
    <div className={styles['facts']}>
      <p>
        {t('cv.facts.pages', { count: pages.length })} ·{' '}
        {t('cv.facts.fill', { percent: Math.round(fill * 100) })} ·{' '}
        {t('cv.facts.size', { points: formatNumber(size.base, language) })}
      </p>
      <p role="status">{t('cv.facts.shown', { shown, asked })}</p>
      {lost.length > 0 ? <p>{t('cv.facts.lost', { names: lost.map(labelOf).join(', ') })}</p> : null}
      {checks.length > 0 ? (
        <details>
          <summary>{t('cv.checks.title', { count: checks.length })}</summary>
          <ul>
            {checks.map(({ check, lines }) => (
              <li key={check}>
                <span>
                  {t(`cv.checks.${check}`, { count: lines.length })} <q>{lines[0]?.text}</q>
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {left.length > 0 ? (
        <details>
          <summary>{t('cv.facts.left', { count: left.length })}</summary>
          <ul>
            {left.map((line) => (
              <li key={line.id}>
                <span>{line.text}</span>
                <Button size="small" onClick={() => onBringBack(line)}>
                  {t('cv.facts.bringBack')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
