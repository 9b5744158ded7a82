import { useTranslation } from '@fitfolio/web-kit/i18n';
import { knownVerdict, verdicts } from './report-types.js';
import { JumpLink, requirementAnchor } from './report-nav.js';
import styles from './pictures.module.css';

const order = (verdict: string): number => verdicts.indexOf(knownVerdict(verdict));

/** The musts as one strip, a piece each, as long as what it weighs; met first. */
export function MustStrip(props: {
  musts: readonly { readonly id: string; readonly verdict: string; readonly weight: number }[];
  labelOf: (id: string) => string;
  toRequirement: (id: string) => void;
}) {
  const { musts, labelOf, toRequirement } = props;
  const { t } = useTranslation('mfe-analysis');
  if (musts.length === 0) return null;
  const sorted = [...musts].sort((a, b) => order(a.verdict) - order(b.verdict));
  const counts = verdicts
    .map((verdict) => [verdict, musts.filter((r) => knownVerdict(r.verdict) === verdict).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <figure aria-labelledby="strip-title" className={styles['strip']}>
      <figcaption id="strip-title">{t('strip.title', { count: musts.length })}</figcaption>
      <ol>
        {sorted.map(({ id, verdict, weight }) => (
          <li key={id} style={{ flexGrow: Math.max(weight, 1) }}>
            <JumpLink
              to={requirementAnchor(id)}
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
