import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useForgetSession } from '@fitfolio/web-kit/session';
import { Alert, Button, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import styles from '../shared/form/form.module.css';
import { useDenyNoticeMutation } from './not-me.api.js';
import '../locales/account.js';

const tokenOfHash = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
const isOver = (error: { code?: string | undefined }): boolean =>
  error.code === 'CODE_INVALID' || error.code === 'CODE_EXPIRED';

/** The target of "this was not me" in a mail. It asks first: programs that look at mails follow links, too. */
export function NotMePage() {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const forgetSession = useForgetSession();
  const [deny, { error, isLoading }] = useDenyNoticeMutation();
  const [email, setEmail] = useState<string | null>(null);
  const token = tokenOfHash(window.location.hash);
  const end = async (): Promise<void> => {
    const reply = await deny({ body: { token } });
    // Also the session of this browser, which would lead away from the page for a new password.
    if (!reply.data) return;
    setEmail(reply.data.data.email);
    forgetSession();
  };
  const failure = error ?? (token === '' ? { status: 400, code: 'CODE_INVALID', message: '' } : undefined);
  const reset = (
    <LinkButton type="primary" to={paths.forgotPassword}>
      {t('notMe.reset')}
    </LinkButton>
  );
  return (
    <Page meta={{ title: t('notMe.title'), index: false }} width="form">
      <PageHeading lead={t('notMe.lead')}>{t('notMe.title')}</PageHeading>
      <Card>
        <div className={styles['form']} aria-live="polite">
          {email !== null ? (
            <Alert
              type="success"
              showIcon
              title={t('notMe.done', { email })}
              description={t('notMe.doneText')}
            />
          ) : null}
          {failure ? (
            <Alert
              type="error"
              showIcon
              title={t('notMe.failed')}
              description={isOver(failure) ? t('notMe.ended') : errorText(failure)}
            />
          ) : null}
          <div className={styles['actions']}>
            {email !== null || (failure && isOver(failure)) ? (
              reset
            ) : (
              <Button type="primary" danger loading={isLoading} onClick={() => void end()}>
                {t('notMe.action')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </Page>
  );
}
