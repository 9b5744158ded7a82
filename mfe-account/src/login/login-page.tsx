import { loginPasswordCharsMin } from '@fitfolio/auth-contract/user';
import { useErrorText, useTexts } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { useSignIn } from '@fitfolio/web-kit/session';
import { Alert, Button, Card } from '@fitfolio/web-kit/ui/core';
import { Form, Input } from '@fitfolio/web-kit/ui/forms';
import { useLoginMutation } from './login.api.js';

interface Values {
  username: string;
  password: string;
}

export function LoginPage() {
  const t = useTexts('mfe-account');
  const errorText = useErrorText();
  const signIn = useSignIn();
  const [login, { isLoading, error }] = useLoginMutation();
  const submit = async (body: Values): Promise<void> => {
    const reply = await login({ body });
    if (reply.data) signIn(reply.data.access_token);
  };
  return (
    <Page meta={{ title: t('login.title') }} width="form">
      <PageHeading>{t('login.title')}</PageHeading>
      <Card>
        <Form<Values> layout="vertical" onFinish={submit} requiredMark={false}>
          {error ? (
            <Alert type="error" showIcon title={t('login.failed')} description={errorText(error)} />
          ) : null}
          <Form.Item
            name="username"
            label={t('login.email')}
            rules={[{ required: true, type: 'email', message: t('login.emailInvalid') }]}
          >
            <Input autoComplete="username" inputMode="email" />
          </Form.Item>
          <Form.Item
            name="password"
            label={t('login.password')}
            rules={[{ required: true, min: loginPasswordCharsMin, message: t('login.passwordShort') }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Button type="primary" htmlType="submit" block loading={isLoading}>
            {t('login.submit')}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
