import type { Report } from '@fitfolio/analysis-contract/report';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Gain } from '../../shared/report/gain.js';
import { Proposal } from '../../shared/report/proposal.js';
import { groupSuggestions } from './group-suggestions.js';
import type { Numbered } from '../../shared/report/number-requirements.js';
import { RequirementLink, suggestionAnchor } from '../../shared/report/report-nav.js';
import styles from './suggestions.module.css';

type Suggestion = Report['suggestions'][number];

function Advice(props: {
  suggestion: Suggestion;
  numbered: readonly Numbered[];
  language: string;
  below: boolean;
}) {
  const { suggestion, numbered, language, below } = props;
  const { id, title, detail, gain, kind, requirementIds, before, proposal } = suggestion;
  const { t } = useTranslation('mfe-analysis');
  const noOf = (of: string) => numbered.find((n) => n.requirement.id === of)?.no;
  const Title = below ? 'h4' : 'h3';
  return (
    <li id={suggestionAnchor(id)} tabIndex={-1}>
      <Gain gain={gain} />
      <div>
        <Title lang={language}>{title}</Title>
        {before ? (
          <p className={styles['before']}>
            <span className={styles['name']}>{t('suggestions.before')}</span> <q lang={language}>{before}</q>
          </p>
        ) : null}
        <p lang={language}>{detail}</p>
        {proposal ? <Proposal text={proposal} language={language} /> : null}
        <p className={styles['meta']}>
          <span>{t(`suggestions.kind.${kind}`, { defaultValue: '' })}</span>
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
  );
}

/** All advice, the most valuable first; by section of the résumé where the report says which. */
export function Suggestions(
  props: Pick<Report, 'suggestions' | 'language'> & { numbered: readonly Numbered[] },
) {
  const { suggestions, language, numbered } = props;
  const { t } = useTranslation('mfe-analysis');
  if (suggestions.length === 0) return <p className={styles['soft']}>{t('suggestions.none')}</p>;
  const sections = groupSuggestions(suggestions);
  const below = sections.some(({ section }) => section !== null);
  return sections.map(({ section, items }) => (
    <div key={section ?? ''} className={styles['section']}>
      {below ? (
        <h3 lang={section === null ? undefined : language}>{section ?? t('suggestions.general')}</h3>
      ) : null}
      <ol className={styles['list']}>
        {items.map((suggestion) => (
          <Advice key={suggestion.id} {...{ suggestion, numbered, language, below }} />
        ))}
      </ol>
    </div>
  ));
}
