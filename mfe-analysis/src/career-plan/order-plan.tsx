import { type CareerPlanType, careerPlanTypes } from '@fitfolio/analysis-contract/career-plan';
import { fitProductTokens } from '@fitfolio/analysis-contract/limits';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useGetBalanceQuery } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { Alert, Button, LinkButton, Tag } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { useState } from 'react';
import { useOrderKey } from '../shared/run/use-order-key.js';
import { useOrderCareerPlanMutation } from './career-plan.api.js';
import styles from './plan.module.css';

const cost = fitProductTokens;

/** Which kind of plan, what it costs, and the order itself, once the reader has agreed. */
export function OrderPlan(props: {
  id: string;
  position: string | null;
  /** Kinds that stand already: opening one costs nothing. */
  taken: readonly CareerPlanType[];
  onOrdered: (type: CareerPlanType) => Promise<void>;
}) {
  const { id, position, taken, onOrdered } = props;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { keyOf, answered } = useOrderKey();
  const { currentData } = useGetBalanceQuery();
  const balance = currentData?.data.balance;
  const [order, { isLoading }] = useOrderCareerPlanMutation();
  const [type, setType] = useState<CareerPlanType>(
    careerPlanTypes.find((each) => !taken.includes(each)) ?? 'dream-job-check',
  );
  const [failure, setFailure] = useState<unknown>(null);
  const [confirm, dialog] = useConfirm();
  const isTaken = taken.includes(type);
  const short = !isTaken && balance !== undefined && balance < cost;

  const generate = async (): Promise<void> => {
    if (isTaken) return onOrdered(type);
    const agreed = await confirm({
      title: t('plan.order.confirm'),
      text: (
        <>
          <p>{t('plan.order.confirmText')}</p>
          <p>
            {t('plan.order.cost', { count: cost })}{' '}
            {balance === undefined ? '' : t('fit.balance', { count: balance })}
          </p>
        </>
      ),
      action: t('plan.order.generate'),
    });
    if (!agreed) return undefined;
    setFailure(null);
    const idempotencyKey = keyOf({ id, type });
    const { data, error } = await order({
      params: { id },
      query: { career_plan_type: type },
      idempotencyKey,
    });
    answered(error);
    if (!data) {
      setFailure(error);
      return undefined;
    }
    track('career-plan:order', { type, repeated: String(data.data.repeated) });
    return onOrdered(type);
  };

  return (
    <div className={styles['order']}>
      <PageHeading lead={position ? t('plan.order.lead', { position }) : t('plan.order.leadPlain')}>
        {t('plan.order.title')}
      </PageHeading>
      <fieldset className={styles['types']}>
        <legend>{t('plan.order.choose')}</legend>
        {careerPlanTypes.map((each) => (
          <label key={each} className={styles['type']}>
            <input
              type="radio"
              name="plan-type"
              value={each}
              checked={each === type}
              onChange={() => setType(each)}
            />
            <span className={styles['typeName']}>
              {t(`fitReport.career.plans.${each}`)}
              {taken.includes(each) ? <Tag>{t('plan.order.taken')}</Tag> : null}
            </span>
            <span className={styles['soft']}>{t(`plan.types.${each}.text`)}</span>
            <span className={styles['soft']}>{t(`plan.types.${each}.weeks`)}</span>
          </label>
        ))}
      </fieldset>
      {short ? (
        <Alert
          type="warning"
          showIcon
          title={t('fit.confirm.title.insufficient')}
          description={t('plan.order.short')}
          action={<LinkButton to={paths.pricing}>{t('fit.toPricing')}</LinkButton>}
        />
      ) : null}
      {failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('plan.order.failed')}
          description={errorText(failure)}
        />
      ) : null}
      <div className={styles['orderEnd']}>
        <Button
          type="primary"
          size="large"
          loading={isLoading}
          disabled={short}
          onClick={() => void generate()}
        >
          {isTaken ? t('plan.view') : t('plan.order.generate')}
        </Button>
        <p className={styles['soft']}>
          {isTaken ? t('plan.order.free') : t('plan.order.cost', { count: cost })}{' '}
          {balance === undefined ? '' : t('fit.balance', { count: balance })}
        </p>
      </div>
      <p>
        <LinkButton to={paths.fitAnalysisResult(id)}>{t('plan.toResult')}</LinkButton>
      </p>
      {dialog}
    </div>
  );
}
