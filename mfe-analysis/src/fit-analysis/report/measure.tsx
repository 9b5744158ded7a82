import { useTranslation } from '@fitfolio/web-kit/i18n';
import { points } from '../../shared/report/points.js';
import { ScoreBar } from '../../shared/report/score-bar.js';
import { RequirementLinks } from './lines.js';
import styles from './measure.module.css';
import { Quotes } from './quotes.js';
import type { MeasureData } from './report-types.js';
import { useResult } from './result-context.js';

type Part = MeasureData['parts'][number];

/** Points of a part as a bar of its own length: a part that can give more is longer. */
function PartBar({ part, longest }: { part: Part; longest: number }) {
  if (part.max <= 0) return null;
  return (
    <span className={styles['partBar']} style={{ width: `${(100 * part.max) / longest}%` }} aria-hidden>
      <span style={{ width: `${Math.max(0, Math.min(100, (100 * part.got) / part.max))}%` }} />
    </span>
  );
}

function PartRow({ part, longest }: { part: Part; longest: number }) {
  const { t } = useTranslation('mfe-analysis');
  const { texts } = useResult();
  const text = texts.lines[part.id];
  const sum = t('measure.of', {
    got: points(part.got, texts.language),
    max: points(part.max, texts.language),
  });
  return (
    <li>
      <div className={styles['partHead']}>
        <span>{text?.title ?? part.code}</span>
        <span className={styles['partSum']}>{part.unmeasured ? t('measure.unmeasured') : sum}</span>
      </div>
      <PartBar part={part} longest={longest} />
      {text?.detail ? <p className={styles['basis']}>{text.detail}</p> : null}
      <Quotes quotes={part.quotes} />
      <RequirementLinks ids={part.requirementIds} />
    </li>
  );
}

/** A measure: score, what it was computed from, and its parts with their sum. */
export function Measure({ measure, title }: { measure: MeasureData; title: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { texts } = useResult();
  const { id, score, parts } = measure;
  const longest = Math.max(1, ...parts.map(({ max }) => max));
  const sum = { got: 0, max: 0 };
  for (const { got, max } of parts) {
    sum.got += got;
    sum.max += max;
  }
  return (
    <div className={styles['measure']}>
      <p className={styles['head']}>
        <span>{title}</span>
        <span className={score === null ? styles['unknown'] : styles['score']}>
          {score ?? t('report.cannotJudge')}
        </span>
      </p>
      <ScoreBar score={score} />
      {texts.measures[id] ? <p className={styles['basis']}>{texts.measures[id]}</p> : null}
      {parts.length > 0 ? (
        <details className={styles['parts']}>
          <summary>
            {score === null
              ? t('measure.parts')
              : t('measure.sum', {
                  got: points(sum.got, texts.language),
                  max: points(sum.max, texts.language),
                })}
          </summary>
          <ul>
            {parts.map((part) => (
              <PartRow key={part.id} part={part} longest={longest} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
