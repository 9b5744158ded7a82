import { ErrorState } from '@fitfolio/web-kit/page';
import { Button, Skeleton } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { fieldErrorsFrom, Form, FormErrors, FormField, Input, useForm } from '@fitfolio/web-kit/ui/forms';
import { useEffect } from 'react';
import { z } from 'zod';
import formStyles from '../../shared/form/form.module.css';
import { QrPicture } from '../../shared/qr/qr-picture.js';
import type { Added } from './added.js';
import { FactorName, NameField } from './name-field.js';
import { useAddTotpMutation, useSetUpTotpMutation } from './security.api.js';
import styles from './security.module.css';
import { useSecurityTexts } from './texts.js';

const keyGroupChars = 4;
/** `abcd efgh …`, as it is typed off. */
const grouped = (key: string): string =>
  (key.match(new RegExp(`.{1,${keyGroupChars}}`, 'g')) ?? []).join(' ');

interface Props {
  readonly onAdded: (added: Added) => void;
  readonly onClose: () => void;
}

function TotpForm({ setup, onAdded, onClose }: Props & { setup: string }) {
  const { t } = useSecurityTexts();
  const [add] = useAddTotpMutation();
  const form = useForm({
    defaultValues: { code: '', name: t('totp.defaultName') },
    schema: z.object({ code: z.string().trim().min(1, 'required'), name: FactorName }),
    errorText: t,
    toFieldErrors: fieldErrorsFrom({
      FACTOR_CODE_WRONG: { code: 'totp.codeWrong' },
      'body.code': { code: 'totp.codeWrong' },
    }),
    onSubmit: async (values) => {
      const { data, error } = await add({ body: { setup, ...values } });
      if (data) onAdded(data.data);
      return error;
    },
  });
  return (
    <Form form={form} className={formStyles['form']}>
      <FormErrors title={t('failed')} />
      <FormField name="code" label={t('totp.code')} help={t('totp.codeHelp')}>
        {(field) => (
          <Input
            {...field}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            status={field['aria-invalid'] ? 'error' : ''}
          />
        )}
      </FormField>
      <NameField />
      <div className={formStyles['actions']}>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('totp.submit')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Form>
  );
}

/** A new key as a picture and as text, then a code that proves that the app has it. */
export function AddTotpDialog(props: Props) {
  const { t } = useSecurityTexts();
  const [setUp, { data, error }] = useSetUpTotpMutation();
  useEffect(() => {
    void setUp({ body: {} });
  }, [setUp]);
  return (
    <Modal open title={t('totp.title')} footer={null} width={480} onCancel={props.onClose}>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void setUp({ body: {} })} />
      ) : null}
      {data ? (
        <div className={styles['setUp']}>
          <p>{t('totp.scan')}</p>
          <QrPicture text={data.data.uri} label={t('totp.picture')} />
          <p>
            {t('totp.type')} <code className={styles['key']}>{grouped(data.data.secret)}</code>
          </p>
          <TotpForm setup={data.data.setup} {...props} />
        </div>
      ) : null}
      {data || error ? null : <Skeleton lines={8} />}
    </Modal>
  );
}
