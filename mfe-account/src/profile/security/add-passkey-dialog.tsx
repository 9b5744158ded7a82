import { makePasskey } from '@fitfolio/web-kit/session';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import styles from '../../shared/form/form.module.css';
import type { Added } from './added.js';
import { FactorName, NameField } from './name-field.js';
import { useAddPasskeyMutation, useSetUpPasskeyMutation } from './security.api.js';
import { useSecurityTexts } from './texts.js';

interface Props {
  readonly onAdded: (added: Added) => void;
  readonly onClose: () => void;
}

/** Names the passkey, then the browser takes over. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const { t } = useSecurityTexts();
  const [setUp] = useSetUpPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [stopped, setStopped] = useState(false);
  const form = useForm({
    defaultValues: { name: t('passkey.defaultName') },
    schema: z.object({ name: FactorName }),
    errorText: t,
    onSubmit: async ({ name }) => {
      setStopped(false);
      const asked = await setUp({ body: {} });
      if (!asked.data) return asked.error;
      const passkey = await makePasskey(asked.data.data.options);
      setStopped(passkey === null);
      if (passkey === null) return null;
      const { data, error } = await add({ body: { passkey, name } });
      if (data) onAdded(data.data);
      return error;
    },
  });
  return (
    <Modal open title={t('passkey.title')} footer={null} width={440} onCancel={onClose}>
      <Form form={form}>
        <p className={styles['lead']}>{t('passkey.lead')}</p>
        {stopped ? <Alert type="error" showIcon title={t('passkey.stopped')} /> : null}
        <FormErrors title={t('failed')} />
        <NameField />
        <div className={styles['actions']}>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {t('passkey.submit')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </Form>
    </Modal>
  );
}
