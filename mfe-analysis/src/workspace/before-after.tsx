import type { CvVersion } from '@fitfolio/analysis-contract/cv';
import type { FitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Alert, LinkButton, Skeleton } from '@fitfolio/web-kit/ui/core';
import { useId, useState } from 'react';
import { useWorkspaceResultQuery, useWorkspaceVersionsQuery } from './workspace.api.js';
import styles from './workspace.module.css';

interface Judged {
  readonly key: string;
  readonly name: string;
  readonly score: number | null;
  readonly verdicts: Readonly<Record<string, string>>;
}

/** The résumé as it was analysed, then the versions of its CV, oldest first. */
function judgedOf(result: FitAnalysisResult, versions: readonly CvVersion[], original: string): Judged[] {
  const { score, requirements } = result.report;
  const first = Object.fromEntries(requirements.map(({ id, verdict }) => [id, verdict]));
  return [
    { key: '0', name: original, score, verdicts: first },
    ...versions
      .toSorted((a, b) => a.number - b.number)
      .flatMap(({ number, name, score: own, verdicts }) =>
        verdicts ? [{ key: String(number), name, score: own, verdicts }] : [],
      ),
  ];
}

const signed = (change: number): string => (change === 0 ? '±0' : change < 0 ? `−${-change}` : `+${change}`);

function Compared({ before, after, result }: { before: Judged; after: Judged; result: FitAnalysisResult }) {
  const { t } = useTranslation('mfe-analysis');
  const changed = result.report.requirements.filter(
    ({ id }) => after.verdicts[id] !== undefined && after.verdicts[id] !== before.verdicts[id],
  );
  const verdict = (of: Judged, id: string): string => t(`verdict.${of.verdicts[id] ?? 'cannot-tell'}`);
  return (
    <div role="status" className={styles['compared']}>
      {before.score !== null && after.score !== null ? (
        <p>
          {t('workspace.versions.score', {
            from: before.score,
            to: after.score,
            change: signed(after.score - before.score),
          })}
        </p>
      ) : null}
      {changed.length === 0 ? <p>{t('workspace.versions.same')}</p> : null}
      <ul>
        {changed.map(({ id }) => (
          <li key={id}>
            <strong>{result.texts.requirements[id]?.label}</strong>{' '}
            <span>
              {verdict(before, id)} → {verdict(after, id)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What one version of a CV changed for its post: the score, and each requirement with another verdict. */
export function BeforeAfter({ analysisId, cvId }: { analysisId: string; cvId: string }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const ids = useId();
  const versions = useWorkspaceVersionsQuery({ params: { id: cvId } });
  const result = useWorkspaceResultQuery({ params: { id: analysisId } });
  const [picked, setPicked] = useState<Partial<Record<'before' | 'after', string>>>({});
  const error = versions.error ?? result.error;
  if (error)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('cv.versions.unable')}
        description={errorText(error)}
      />
    );
  if (!versions.data || !result.data) return <Skeleton />;
  const all = judgedOf(result.data.data, versions.data.data, t('workspace.versions.original'));
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last || all.length === 1)
    return (
      <p className={styles['soft']}>
        {t('workspace.versions.none')} <LinkButton to={paths.cv(cvId)}>{t('workspace.cv')}</LinkButton>
      </p>
    );
  const at = (side: 'before' | 'after', other: Judged): Judged =>
    all.find(({ key }) => key === picked[side]) ?? other;
  const sides = { before: at('before', first), after: at('after', last) };
  return (
    <>
      <div className={styles['sides']}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side}>
            <label htmlFor={`${ids}-${side}`}>{t(`workspace.versions.${side}`)}</label>
            <select
              id={`${ids}-${side}`}
              value={sides[side].key}
              onChange={(event) => setPicked({ ...picked, [side]: event.target.value })}
            >
              {all.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <Compared {...sides} result={result.data.data} />
    </>
  );
}
