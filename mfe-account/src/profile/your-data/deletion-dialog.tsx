import { deletionWaitDays } from '@fitfolio/auth-contract/own-data';
import type { User } from '@fitfolio/auth-contract/user';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Field, Input } from '@fitfolio/web-kit/ui/forms';
import { FormErrors } from '../../form/form-errors.js';
import { PasswordField } from '../../form/password-field.js';
import { useForm } from '../../form/use-form.js';
import styles from '../../form/form.module.css';
import { useRequestDeletionMutation } from './your-data.api.js';

interface Values {
  proof: string;
}
const refusals = {
  CURRENT_PASSWORD_WRONG: { proof: 'password.errors.currentWrong' },
  CONFIRMATION_WRONG: { proof: 'data.delete.errors.email' },
};

function DeletionForm({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts('mfe-account');
  const [request] = useRequestDeletionMutation();
  const byPassword = user.hasPassword ?? true;
  const form = useForm<Values>({
    initial: { proof: '' },
    check: ({ proof }) =>
      proof ? {} : { proof: byPassword ? 'password.errors.currentRequired' : 'data.delete.errors.email' },
    refusals,
    send: async ({ proof }) => {
      const { error } = await request({ body: byPassword ? { password: proof } : { confirmation: proof } });
      if (error) return error;
      toast.success(t('data.delete.asked'), t('data.delete.askedText', { days: deletionWaitDays }));
      onClose();
      return null;
    },
  });
  const error = form.errors.proof ? t(form.errors.proof) : undefined;
  const common = { id: 'proof', error, value: form.values.proof };
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <p>{t('data.delete.lead', { days: deletionWaitDays })}</p>
      <FormErrors title={t('data.delete.failed')} failure={form.failure} fields={form.summary} />
      {byPassword ? (
        <PasswordField
          {...common}
          label={t('password.current')}
          autoComplete="current-password"
          onChange={(proof) => form.set('proof', proof)}
        />
      ) : (
        <Field id="proof" label={t('data.delete.typeEmail', { email: user.email })} error={error}>
          {(aria) => (
            <Input
              {...aria}
              size="large"
              type="email"
              autoComplete="off"
              value={form.values.proof}
              onChange={(event) => form.set('proof', event.target.value)}
            />
          )}
        </Field>
      )}
      <div className={styles['actions']}>
        <Button type="primary" danger htmlType="submit" loading={form.busy}>
          {t('data.delete.action')}
        </Button>
        <Button onClick={onClose} disabled={form.busy}>
          {t('personal.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface Props {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks who wants to leave for the password, and says what will happen. */
export function DeletionDialog({ user, open, onClose }: Props) {
  const t = useTexts('mfe-account');
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
