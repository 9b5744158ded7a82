import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Alert, Skeleton, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { useEffect, useRef } from 'react';
import styles from './verify-link-page.module.css';
import { useVerifyEmailLinkMutation } from './verify-link.api.js';
import '../locales/account.js';

const tokenOfHash = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';

/** The target of the link in the mail. The token is in the fragment, so that no server logs it. */
export function VerifyLinkPage() {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [verify, { data, error }] = useVerifyEmailLinkMutation();
  const asked = useRef(false);
  const token = tokenOfHash(window.location.hash);
  useEffect(() => {
    if (asked.current || token === '') return;
    asked.current = true;
    void verify({ body: { token } });
  }, [token, verify]);
  const failure = error ?? (token === '' ? { status: 400, code: 'CODE_INVALID', message: '' } : undefined);
  return (
    <Page meta={{ title: t('verifyLink.title'), index: false }} width="form">
      <PageHeading>{t('verifyLink.title')}</PageHeading>
      <Card>
        <div className={styles['body']} aria-live="polite">
          {data ? (
            <>
              <Alert type="success" showIcon title={t('verifyLink.done', { email: data.data.email })} />
              <LinkButton type="primary" to={paths.userProfile}>
                {t('verifyLink.profile')}
              </LinkButton>
            </>
          ) : null}
          {failure ? (
            <>
              <Alert
                type="error"
                showIcon
                title={t('verify.failed')}
                description={
                  failure.code === 'CODE_INVALID' || failure.code === 'CODE_EXPIRED'
                    ? t('verifyLink.ended')
                    : errorText(failure)
                }
              />
              <LinkButton type="primary" to={paths.userProfile}>
                {t('verifyLink.again')}
              </LinkButton>
            </>
          ) : null}
          {data || failure ? null : <Skeleton lines={2} />}
        </div>
      </Card>
    </Page>
  );
}
