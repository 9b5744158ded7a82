import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addResources } from '../../i18n/add-resources.js';
import { useTranslation } from '../../i18n/use-translation.js';
import { ErrorState } from '../../page/error-state.js';
import { loginPath } from '../../paths.js';
import { Alert, Button, Skeleton } from '../../ui/core.js';
import { Modal } from '../../ui/feedback.js';
import { fieldErrorsFrom, Form, FormErrors, FormField, Input, useForm } from '../../ui/forms.js';
import { signWithPasskey } from '../passkey.js';
import { reauthentication } from '../reauthentication-store.js';
import { useRenewToken } from '../use-renew-token.js';
import { useSignOut } from '../use-sign-out.js';
import styles from './reauthentication-dialog.module.css';
import {
  useGetReauthenticationOptionsMutation,
  useGetWaysToProveQuery,
  useReauthenticateMutation,
} from './reauthentication.api.js';
import en from './texts.en.json' with { type: 'json' };
import vi from './texts.vi.json' with { type: 'json' };

const namespace = 'kit-reauthentication';
addResources(namespace, { vi, en });

type Typed = 'password' | 'code';
const field = 'proof';

/** Sends a proof; the answer to whoever waits is yes when it was right. Resolves to the error, or null. */
function useProve() {
  const [reauthenticate] = useReauthenticateMutation();
  const renewToken = useRenewToken();
  return async (body: Parameters<typeof reauthenticate>[0]['body']): Promise<unknown> => {
    const { data, error } = await reauthenticate({ body });
    if (!data) return error;
    renewToken(data.access_token);
    reauthentication.answer(true);
    return null;
  };
}

function TypedProof({ kind }: { kind: Typed }) {
  const { t } = useTranslation(namespace);
  const { t: problem } = useTranslation('errors');
  const prove = useProve();
  const form = useForm({
    defaultValues: { [field]: '' },
    schema: {
      '~standard': {
        validate: (values) => {
          const proof = String((values as Record<string, unknown>)[field] ?? '').trim();
          return proof === '' ? { issues: [{ message: 'required', path: [field] }] } : { value: proof };
        },
      },
    },
    errorText: (key) => (key === 'required' ? t('required') : problem(key)),
    toFieldErrors: fieldErrorsFrom({
      CURRENT_PASSWORD_WRONG: { [field]: 'CURRENT_PASSWORD_WRONG' },
      FACTOR_CODE_WRONG: { [field]: 'FACTOR_CODE_WRONG' },
    }),
    onSubmit: (proof: string) => prove(kind === 'password' ? { password: proof } : { code: proof }),
  });
  return (
    <Form form={form} className={styles['form']}>
      <FormErrors title={t('failed')} />
      <FormField name={field} label={t(kind)} help={kind === 'code' ? t('codeHelp') : undefined}>
        {(control) => (
          <Input
            {...control}
            size="large"
            autoFocus
            type={kind === 'password' ? 'password' : 'text'}
            autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
            autoCapitalize="off"
            spellCheck={false}
            status={control['aria-invalid'] ? 'error' : ''}
          />
        )}
      </FormField>
      <Button type="primary" size="large" htmlType="submit" block loading={form.submitting}>
        {t('submit')}
      </Button>
    </Form>
  );
}

function PasskeyProof() {
  const { t } = useTranslation(namespace);
  const prove = useProve();
  const [ask] = useGetReauthenticationOptionsMutation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    const { data } = await ask({ body: {} });
    const passkey = data ? await signWithPasskey(data.data.options) : null;
    const error = passkey ? await prove({ passkey }) : true;
    setBusy(false);
    setFailed(Boolean(error));
  };
  return (
    <>
      {failed ? <Alert type="error" showIcon title={t('passkeyFailed')} /> : null}
      <Button size="large" block loading={busy} onClick={() => void run()}>
        {t('passkey')}
      </Button>
    </>
  );
}

/** Nothing to type and no key: signing in is the proof. */
function SignInAgain() {
  const { t } = useTranslation(namespace);
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = async (): Promise<void> => {
    reauthentication.answer(false);
    await signOut();
    await navigate(loginPath(pathname + search), { replace: true });
  };
  return (
    <>
      <p>{t('signInAgain')}</p>
      <Button type="primary" size="large" block onClick={() => void leave()}>
        {t('signIn')}
      </Button>
    </>
  );
}

function Ways() {
  const { t } = useTranslation(namespace);
  const { data, error, refetch } = useGetWaysToProveQuery();
  const [other, setOther] = useState(false);
  if (error && !data) return <ErrorState title={t('loadFailed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={3} />;
  const { factors } = data.data;
  const hasPassword = data.data.hasPassword && !reauthentication.isByFactor();
  const byPasskey = factors.some(({ kind }) => kind === 'passkey');
  // A recovery code goes with every factor.
  const typed: Typed[] = [
    ...(hasPassword ? ['password' as const] : []),
    ...(factors.length > 0 ? ['code' as const] : []),
  ];
  const [first, second] = typed;
  const shown = other ? second : first;
  if (shown === undefined) return <SignInAgain />;
  return (
    <>
      {byPasskey ? <PasskeyProof /> : null}
      <TypedProof key={shown} kind={shown} />
      {second === undefined ? null : (
        <Button type="text" onClick={() => setOther(!other)}>
          {t(shown === 'password' ? 'useCode' : 'usePassword')}
        </Button>
      )}
    </>
  );
}

/** The question who it is. Closing it is a no. */
export function ReauthenticationDialog() {
  const { t } = useTranslation(namespace);
  return (
    <Modal
      open
      title={t('title')}
      footer={null}
      width={440}
      zIndex={1100}
      onCancel={() => reauthentication.answer(false)}
    >
      <div className={styles['body']}>
        <p className={styles['lead']}>{t('lead')}</p>
        <Ways />
      </div>
    </Modal>
  );
}
