import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import { isUnjudged } from '../../shared/report/number-requirements.js';
import { type WholePoints, wholePointsOf } from '../../shared/report/points.js';
import { useMemo } from 'react';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import { Quotes } from './quotes.js';
import { spoken } from '../../shared/report/spoken.js';
import type { RequirementData } from './report-types.js';
import { useResult } from './result-context.js';
import styles from './requirement-list.module.css';

function Requirement({ requirement, points }: { requirement: RequirementData; points: WholePoints }) {
  const { t } = useTranslation('mfe-analysis');
  const { report, texts, labelOf, light } = useResult();
  const { id, kind, importance, sentence, verdict, evidence, weight, earned } = requirement;
  return (
    <li id={`requirement-${id}`} tabIndex={-1} onFocus={() => light([id])} onPointerEnter={() => light([id])}>
      <div className={styles['head']}>
        <h3>{labelOf(id)}</h3>
        <VerdictBadge verdict={verdict} />
      </div>
      <p className={styles['meta']}>
        {kind === 'condition' || isUnjudged(requirement) ? null : (
          <Tag color={importance === 'must' ? 'blue' : 'default'}>{t(`importance.${importance}`)}</Tag>
        )}
        <span>{t(`kind.${kind}`, { defaultValue: '' })}</span>
        <span className={styles['points']}>
          {weight > 0
            ? t('measure.of', {
                got: points.get(id)?.earned ?? earned,
                max: points.get(id)?.weight ?? weight,
              })
            : t('requirements.notCounted')}
        </span>
      </p>
      <p className={styles['soft']}>
        {t('requirements.jobSays')} <q lang={spoken(report.job.language)}>{sentence}</q>
      </p>
      <p>{texts.requirements[id]?.reason}</p>
      <Quotes quotes={evidence} />
    </li>
  );
}

/** Every requirement of the post: musts, what would be nice, conditions, sentences that were not judged. */
export function RequirementList() {
  const { t } = useTranslation('mfe-analysis');
  const { requirements, sum, score } = useResult().report;
  const points = useMemo(() => wholePointsOf(sum, score), [sum, score]);
  if (requirements.length === 0) return <p className={styles['soft']}>{t('requirements.none')}</p>;
  const rank = (requirement: RequirementData): number => {
    if (isUnjudged(requirement)) return 3;
    if (requirement.kind === 'condition') return 2;
    return requirement.importance === 'nice' ? 1 : 0;
  };
  return (
    <ol className={styles['list']}>
      {[...requirements]
        .sort((a, b) => rank(a) - rank(b))
        .map((requirement) => (
          <Requirement key={requirement.id} requirement={requirement} points={points} />
        ))}
    </ol>
  );
}
