import { isApiError } from '@fitfolio/web-kit/api';
import { useErrorText, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { toast } from '@fitfolio/web-kit/toast';
import { Alert, Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from './allowance.module.css';
import type { Allowance } from './allowance.js';
import { useRequestVerificationMutation } from './form.api.js';

/** Nothing is left of what unverified accounts of one network share: leads to the person's own allowance. */
export function VerifyFirst({ refetch }: Allowance) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [request, { isLoading, isSuccess }] = useRequestVerificationMutation();
  const resend = async (): Promise<void> => {
    const { error } = await request({ body: { language } });
    if (isApiError(error) && error.code === 'EMAIL_ALREADY_VERIFIED') refetch();
    else if (error) toast.error(t('allowance.verify.failed'), errorText(error));
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={t('allowance.verify.title')}
      description={
        <>
          <p>{t('allowance.verify.text')}</p>
          <p>{t('allowance.kept')}</p>
          <p className={styles['ways']}>
            <Button loading={isLoading} onClick={() => void resend()}>
              {t('allowance.verify.resend')}
            </Button>
            <LinkButton to={paths.userProfile} type="link">
              {t('allowance.verify.profile')}
            </LinkButton>
          </p>
          <p role="status">{isSuccess ? t('allowance.verify.sent') : null}</p>
        </>
      }
    />
  );
}
