import { CircleCheck, CircleX, Contrast } from 'lucide-react';
import { JumpLink } from '../../shared/report/report-nav.js';
import { Quotes } from './quotes.js';
import type { KeywordData } from './report-types.js';
import { useResult } from './result-context.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from './skills.module.css';

const icons = { exact: CircleCheck, alias: Contrast, none: CircleX } as const;

/** How often the post and the résumé name a keyword, on one scale. */
function Counts({ inJob, inResume, top }: { inJob: number; inResume: number; top: number }) {
  const { t } = useReportText();
  const rows = [
    ['job', inJob],
    ['resume', inResume],
  ] as const;
  return (
    <div className={styles['counts']}>
      {rows.map(([of, count]) => [
        <span
          key={`${of}-bar`}
          className={`${styles['count']} ${of === 'resume' ? styles['yours'] : ''}`}
          style={{ width: `${(100 * count) / top}%` }}
          aria-hidden
        />,
        <span key={of}>{t(`keywords.${of}`, { count })}</span>,
      ])}
    </div>
  );
}

function Row({ keyword, top }: { keyword: KeywordData; top: number }) {
  const { t } = useReportText();
  const { labelOf, toRequirement } = useResult();
  const { requirementId, form, job, resume } = keyword;
  const Icon = icons[form];
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <JumpLink to={`requirement-${requirementId}`} onJump={() => toRequirement(requirementId)}>
          {job || labelOf(requirementId)}
        </JumpLink>
        <Quotes quotes={keyword.quotes} />
      </th>
      <td role="cell">
        <span className={styles[form]}>
          <Icon size={16} aria-hidden /> {t(`keywords.form.${form}`)}
        </span>{' '}
        {form === 'alias' && resume ? t('keywords.writtenAs', { text: resume }) : null}
      </td>
      <td role="cell">
        <Counts {...keyword} top={top} />
      </td>
    </tr>
  );
}

function KeywordTable({ title, keywords }: { title: string; keywords: readonly KeywordData[] }) {
  const { t } = useReportText();
  const top = Math.max(1, ...keywords.flatMap(({ inJob, inResume }) => [inJob, inResume]));
  return (
    <table role="table" className={styles['table']}>
      <caption>{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['keyword', 'form', 'counts'].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`keywords.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {keywords.map((keyword) => (
          <Row key={keyword.requirementId + keyword.job} keyword={keyword} top={top} />
        ))}
      </tbody>
    </table>
  );
}

/** The post's words and how the résumé writes them. */
export function Keywords() {
  const { t } = useReportText();
  const { matching, missing } = useResult().report.sections.keywords;
  if (matching.length + missing.length === 0) return <p className={styles['soft']}>{t('keywords.none')}</p>;
  return (
    <>
      {matching.length > 0 ? <KeywordTable title={t('keywords.matching')} keywords={matching} /> : null}
      {missing.length > 0 ? (
        <KeywordTable title={t('keywords.missing')} keywords={missing} />
      ) : (
        <p className={styles['soft']}>{t('keywords.noneMissing')}</p>
      )}
    </>
  );
}
