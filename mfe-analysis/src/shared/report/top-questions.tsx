import { JumpLink, requirementAnchor } from './report-nav.js';
import type { ImportanceName } from './report-types.js';
import styles from './top-questions.module.css';
import { useReportText } from './use-report-text.js';

const questionsShown = 3;

interface Props {
  /** What the post asks for and the résumé does not show, the musts first. */
  readonly missing: readonly {
    readonly requirementId: string;
    readonly name: string;
    readonly importance: ImportanceName;
  }[];
  /** Of the names. */
  readonly language: string;
  readonly toRequirement: (id: string) => void;
}

/** What a recruiter would ask: what the résumé does not show. */
export function TopQuestions({ missing, language, toRequirement }: Props) {
  const { t } = useReportText();
  const asked = missing.slice(0, questionsShown);
  if (asked.length === 0) return <p className={styles['soft']}>{t('top.noQuestions')}</p>;
  return (
    <div>
      <h3 id="top-questions" className={styles['title']}>
        {t('top.questions')}
      </h3>
      <ol className={styles['questions']} aria-labelledby="top-questions">
        {asked.map(({ requirementId, name, importance }) => (
          <li key={requirementId}>
            <JumpLink to={requirementAnchor(requirementId)} onJump={() => toRequirement(requirementId)}>
              <span lang={language}>{name}</span>
            </JumpLink>
            <span className={styles['soft']}>{t(importance === 'must' ? 'top.askMust' : 'top.askNice')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
