import { useTranslation } from '@fitfolio/web-kit/i18n';
import { knownVerdict, verdicts } from '../../shared/report/report-types.js';
import { JumpLink } from '../../shared/report/report-nav.js';
import type { RequirementData } from './report-types.js';
import { useResult } from './result-context.js';
import styles from './pictures.module.css';

const order = (verdict: string): number => verdicts.indexOf(knownVerdict(verdict));

/** The musts as one strip, a piece each, as long as what it weighs; met first. */
export function MustStrip({ musts }: { musts: readonly RequirementData[] }) {
  const { t } = useTranslation('mfe-analysis');
  const { labelOf, toRequirement } = useResult();
  if (musts.length === 0) return null;
  const sorted = [...musts].sort((a, b) => order(a.verdict) - order(b.verdict));
  const counts = verdicts
    .map((verdict) => [verdict, musts.filter((r) => knownVerdict(r.verdict) === verdict).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <figure className={styles['strip']}>
      <figcaption>{t('strip.title', { count: musts.length })}</figcaption>
      <ol>
        {sorted.map(({ id, verdict, weight }) => (
          <li key={id} style={{ flexGrow: Math.max(weight, 1) }}>
            <JumpLink
              to={`requirement-${id}`}
              onJump={() => toRequirement(id)}
              className={styles[knownVerdict(verdict)]}
              label={t('strip.piece', {
                label: labelOf(id),
                verdict: t(`verdict.${knownVerdict(verdict)}`),
              })}
            >
              <span>{labelOf(id)}</span>
            </JumpLink>
          </li>
        ))}
      </ol>
      <p className={styles['key']}>
        {counts.map(([verdict, count]) => (
          <span key={verdict}>
            <i className={styles[verdict]} aria-hidden />
            {t(`verdict.${verdict}`)}: {count}
          </span>
        ))}
      </p>
    </figure>
  );
}
