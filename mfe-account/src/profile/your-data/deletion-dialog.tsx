import { deletionWaitDays } from '@fitfolio/auth-contract/own-data';
import type { User } from '@fitfolio/auth-contract/user';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { fieldErrorsFrom, Form, FormErrors, FormField, Input, useForm } from '@fitfolio/web-kit/ui/forms';
import { z } from 'zod';
import { PasswordField } from '../../shared/form/password-field.js';
import styles from '../../shared/form/form.module.css';
import { useRequestDeletionMutation } from './your-data.api.js';

const toFieldErrors = fieldErrorsFrom({
  CURRENT_PASSWORD_WRONG: { proof: 'password.errors.currentWrong' },
  CONFIRMATION_WRONG: { proof: 'data.delete.errors.email' },
});

function DeletionForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const [request] = useRequestDeletionMutation();
  const byPassword = user.hasPassword ?? true;
  const form = useForm({
    defaultValues: { proof: '' },
    schema: z.object({
      proof: z.string().min(1, byPassword ? 'password.errors.currentRequired' : 'data.delete.errors.email'),
    }),
    errorText: t,
    toFieldErrors,
    onSubmit: async ({ proof }) => {
      const { error } = await request({ body: byPassword ? { password: proof } : { confirmation: proof } });
      if (error) return error;
      toast.success(t('data.delete.asked'), t('data.delete.askedText', { days: deletionWaitDays }));
      onClose();
      return null;
    },
  });
  return (
    <Form form={form} className={styles['form']}>
      <p>{t('data.delete.lead', { days: deletionWaitDays })}</p>
      <FormErrors title={t('data.delete.failed')} />
      {byPassword ? (
        <PasswordField name="proof" label={t('password.current')} autoComplete="current-password" />
      ) : (
        <FormField name="proof" label={t('data.delete.typeEmail', { email: user.email })}>
          {(field) => <Input {...field} size="large" type="email" autoComplete="off" />}
        </FormField>
      )}
      <div className={styles['actions']}>
        <Button type="primary" danger htmlType="submit" loading={form.submitting}>
          {t('data.delete.action')}
        </Button>
        <Button onClick={onClose} disabled={form.submitting}>
          {t('personal.cancel')}
        </Button>
      </div>
    </Form>
  );
}

interface Props {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms the deletion of the account with the password. */
export function DeletionDialog({ user, open, onClose }: Props) {
  const { t } = useTranslation('mfe-account');
  return (
    <Modal
      open={open}
      title={t('data.delete.title')}
      footer={null}
      width={480}
      onCancel={onClose}
      afterOpenChange={(shown) => shown && document.getElementById('proof')?.focus()}
      destroyOnHidden
    >
      <DeletionForm user={user} onClose={onClose} />
    </Modal>
  );
}
