import type { CareerPlanType } from '@fitfolio/analysis-contract/career-plan';
import { planHoursPerWeekMax } from '@fitfolio/analysis-contract/limits';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useEffect, useState } from 'react';
import { useSetPlanHoursMutation } from './career-plan.api.js';
import styles from './plan.module.css';

const restMs = 250;
/** Beyond this, hours are typed; few people have more. */
const sliderMax = 40;

/** Hours a week; the plan follows when the slider rests. */
export function HoursSlider(props: {
  id: string;
  type: CareerPlanType;
  language: 'vi' | 'en';
  hours: number;
}) {
  const { id, type, language, hours } = props;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [wanted, setWanted] = useState(hours);
  const [send, { isLoading }] = useSetPlanHoursMutation();
  useEffect(() => {
    if (wanted === hours) return undefined;
    const save = async (): Promise<void> => {
      const query = { career_plan_type: type, language };
      const { error } = await send({ params: { id }, query, body: { hoursPerWeek: wanted } });
      if (!error) return;
      setWanted(hours);
      toast.error(t('plan.hours.failed'), errorText(error));
    };
    const timer = setTimeout(() => void save(), restMs);
    return () => clearTimeout(timer);
  }, [wanted, hours, id, type, language, send, t, errorText]);
  return (
    <div className={styles['hours']}>
      <label htmlFor="plan-hours">{t('plan.hours.label')}</label>
      <input
        id="plan-hours"
        type="range"
        min={1}
        max={Math.min(planHoursPerWeekMax, Math.max(sliderMax, hours))}
        value={wanted}
        aria-valuetext={t('plan.hours.value', { count: wanted })}
        aria-busy={isLoading}
        onChange={({ target }) => setWanted(Number(target.value))}
      />
      <output htmlFor="plan-hours">{t('plan.hours.value', { count: wanted })}</output>
    </div>
  );
}
