import type { CareerPlanContent, CareerPlanType } from '@fitfolio/analysis-contract/career-plan';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Checkbox } from '@fitfolio/web-kit/ui/controls';
import { useKnowPlanStepMutation } from './career-plan.api.js';
import styles from './plan.module.css';
import { useKept } from './use-kept.js';

interface Props {
  readonly id: string;
  readonly type: CareerPlanType;
  readonly content: CareerPlanContent;
}

const inPost = new Intl.Collator('en', { numeric: true });

/** What was not found and the person may have, in the order of the post, so that nothing moves when it is ticked. */
export function KnownSteps({ id, type, content }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const { plan, texts, language } = content;
  const [send] = useKnowPlanStepMutation();
  const known = useKept(
    (key) => plan.known.includes(key),
    (key, value) =>
      send({ params: { id, key }, query: { career_plan_type: type, language }, body: { known: value } }),
    t('plan.known.failed'),
  );
  const open = [...plan.steps, ...plan.later, ...plan.waits]
    .filter(({ key, kind }) => plan.known.includes(key) || (kind !== 'prove' && kind !== 'tell'))
    .toSorted((a, b) => inPost.compare(a.key, b.key));
  if (open.length === 0) return null;
  return (
    <div role="group" aria-labelledby="plan-known" className={styles['known']}>
      <h3 id="plan-known" className={styles['knownTitle']}>
        {t('plan.known.title')}
      </h3>
      <p className={styles['soft']}>{t('plan.known.text')}</p>
      <ul>
        {open.map(({ key }) => (
          <li key={key}>
            <label className={styles['tick']}>
              <Checkbox checked={known.is(key)} onChange={({ target }) => known.set(key, target.checked)} />
              <span>{texts.steps[key]?.name || texts.steps[key]?.title}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
