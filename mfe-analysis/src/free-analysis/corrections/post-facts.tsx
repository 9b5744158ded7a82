import type { Report } from '@fitfolio/analysis-contract/report';
import { postFacts } from '@fitfolio/analysis-contract/corrections';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { isCondition, isUnjudged } from '../../shared/report/number-requirements.js';
import styles from './corrections.module.css';
import { PostFactItem } from './post-fact.js';

/** What was read of the post, each part to be put right. */
export function PostFacts(props: {
  job: Report['job'];
  requirements: Report['requirements'];
  language: string | undefined;
}) {
  const { job, requirements, language } = props;
  const { t } = useTranslation('mfe-analysis');
  const scored = requirements.filter((each) => !isCondition(each) && !isUnjudged(each));
  const musts = scored.filter(({ importance }) => importance === 'must').length;
  return (
    <Card as="section" className={styles['post']} aria-labelledby="post-facts">
      <h2 id="post-facts">{t('postFacts.heading')}</h2>
      <dl className={styles['facts']}>
        {postFacts.map((fact) => (
          <PostFactItem key={fact} fact={fact} read={job[fact]} language={language} />
        ))}
        <div className={styles['fact']}>
          <dt>{t('postFacts.requirements')}</dt>
          <dd>
            {scored.length === 0 ? (
              <span className={styles['soft']}>{t('postFacts.noRequirements')}</span>
            ) : (
              t('postFacts.counts', { musts, nices: scored.length - musts })
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
