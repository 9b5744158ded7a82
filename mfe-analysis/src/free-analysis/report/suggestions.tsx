import type { Report } from '@fitfolio/analysis-contract/report';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import type { Numbered } from './number-requirements.js';
import { points } from './points.js';
import { RequirementLink, suggestionAnchor } from './report-nav.js';
import styles from './suggestions.module.css';

/** What an edit is worth; nothing for advice that the score does not measure. */
export function Gain({ gain }: { gain: number }) {
  const t = useTexts('mfe-analysis');
  const { language } = useLanguage();
  if (gain <= 0) return <span className={styles['noGain']}>{t('suggestions.noGain')}</span>;
  return (
    <span className={styles['gain']} lang={language}>
      {t('suggestions.gain', { count: gain, gain: points(gain, language) })}
    </span>
  );
}

/** A line of the résumé as it stands, or as it could stand. */
const Line = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

/** All advice, the most valuable first. */
export function Suggestions(
  props: Pick<Report, 'suggestions' | 'language'> & { numbered: readonly Numbered[] },
) {
  const { suggestions, language, numbered } = props;
  const t = useTexts('mfe-analysis');
  if (suggestions.length === 0) return <p className={styles['soft']}>{t('suggestions.none')}</p>;
  const ordered = [...suggestions].sort((a, b) => b.gain - a.gain);
  const noOf = (id: string) => numbered.find((n) => n.requirement.id === id)?.no;
  return (
    <ol className={styles['list']}>
      {ordered.map(({ id, title, detail, gain, kind, requirementIds, section, before, proposal }) => (
        <li key={id} id={suggestionAnchor(id)} tabIndex={-1}>
          <Gain gain={gain} />
          <div>
            <h3 lang={language}>{title}</h3>
            <p lang={language}>{detail}</p>
            {before === undefined && proposal === undefined ? null : (
              <dl className={styles['lines']}>
                {before === undefined ? null : <Line name={t('suggestions.before')} text={before} />}
                {proposal === undefined ? null : <Line name={t('suggestions.proposal')} text={proposal} />}
              </dl>
            )}
            <p className={styles['meta']}>
              <span>{section ?? t(`suggestions.kind.${kind}`, { defaultValue: '' })}</span>
              {requirementIds.map((requirementId) => {
                const no = noOf(requirementId);
                return no === undefined ? null : (
                  <RequirementLink key={requirementId} id={requirementId}>
                    {t('suggestions.requirement', { no })}
                  </RequirementLink>
                );
              })}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
