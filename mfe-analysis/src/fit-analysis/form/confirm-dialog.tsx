import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Alert, Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import styles from './fit-form.module.css';
import type { Estimate } from '../fit-analysis.api.js';

const kindOf = ({ sufficient, repeatOf }: Estimate): 'repeat' | 'enough' | 'insufficient' => {
  if (repeatOf) return 'repeat';
  return sufficient ? 'enough' : 'insufficient';
};

function Cost({ cost, balance }: Estimate) {
  const { t } = useTranslation('mfe-analysis');
  const rows = [
    ['cost', cost],
    ['balance', balance],
    ...(balance >= cost ? ([['after', balance - cost]] as const) : []),
  ] as const;
  return (
    <dl className={styles['cost']}>
      {rows.map(([key, count]) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{t(`fit.confirm.${key}`)}</dt>
          <dd>{t('fit.tokens', { count })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cost and balance before anything is spent; the notice when there are too few tokens; the result that is there already. */
export function ConfirmDialog(props: {
  open: boolean;
  estimate: Estimate;
  sending: boolean;
  failure: unknown;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { open, estimate, sending, failure, onConfirm, onClose } = props;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const kind = kindOf(estimate);
  return (
    <Modal
      open={open}
      title={t(`fit.confirm.title.${kind}`)}
      footer={null}
      onCancel={sending ? () => undefined : onClose}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('fit.confirm.close') }}
      destroyOnHidden
    >
      <div className={styles['dialog']}>
        {kind === 'insufficient' ? (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t('fit.confirm.needs', { count: estimate.cost })}
            description={t('fit.confirm.kept')}
          />
        ) : (
          <p>{t(`fit.confirm.text.${kind}`)}</p>
        )}
        <Cost {...estimate} />
        {failure ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('fit.failed')}
            description={errorText(failure)}
          />
        ) : null}
        <div className={styles['buttons']}>
          <Button disabled={sending} onClick={onClose}>
            {t('fit.confirm.cancel')}
          </Button>
          {kind === 'insufficient' ? (
            <LinkButton to={paths.pricing} type="primary">
              {t('fit.toPricing')}
            </LinkButton>
          ) : null}
          {kind === 'enough' ? (
            <Button type="primary" loading={sending} onClick={onConfirm}>
              {t('fit.confirm.do', { count: estimate.cost })}
            </Button>
          ) : null}
          {estimate.repeatOf ? (
            <LinkButton to={paths.fitAnalysisResult(estimate.repeatOf)} type="primary">
              {t('fit.confirm.openResult')}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}
