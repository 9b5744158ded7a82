import { useTranslation } from '@fitfolio/web-kit/i18n';
import { JumpLink } from '../../shared/report/report-nav.js';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import type { SkillGroupData } from './report-types.js';
import { useResult } from './result-context.js';
import styles from './skills.module.css';

const groups = [
  ['met', 'met'],
  ['partly', 'partly'],
  ['missing', 'not-found'],
  ['unknown', 'cannot-tell'],
] as const;

/** The skills of one importance by verdict, the weightiest first. */
function SkillGroup({ title, group, none }: { title: string; group: SkillGroupData; none: string }) {
  const { texts, toRequirement } = useResult();
  const filled = groups.filter(([key]) => group[key].length > 0);
  return (
    <div>
      <h3>{title}</h3>
      {filled.length === 0 ? <p className={styles['soft']}>{none}</p> : null}
      <dl className={styles['groups']}>
        {filled.map(([key, verdict]) => (
          <div key={key}>
            <dt>
              <VerdictBadge verdict={verdict} />
            </dt>
            <dd>
              <ul className={styles['chips']}>
                {group[key].map((id) => (
                  <li key={id}>
                    <JumpLink to={`requirement-${id}`} onJump={() => toRequirement(id)}>
                      {texts.requirements[id]?.choice}
                    </JumpLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function SkillGroups() {
  const { t } = useTranslation('mfe-analysis');
  const { must, nice } = useResult().report.sections.skills;
  return (
    <div className={styles['two']}>
      <SkillGroup title={t('importance.must')} group={must} none={t('skills.noneAsked')} />
      <SkillGroup title={t('importance.nice')} group={nice} none={t('skills.noneAsked')} />
    </div>
  );
}
