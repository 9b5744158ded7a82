import type { Factor } from '@fitfolio/auth-contract/factors';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { z } from 'zod';
import styles from '../../shared/form/form.module.css';
import { FactorName, NameField } from './name-field.js';
import { useRenameFactorMutation } from './security.api.js';
import { useSecurityTexts } from './texts.js';

interface Props {
  readonly factor: Factor;
  readonly onClose: () => void;
}

export function RenameDialog({ factor, onClose }: Props) {
  const { t } = useSecurityTexts();
  const [rename] = useRenameFactorMutation();
  const form = useForm({
    defaultValues: { name: factor.name },
    schema: z.object({ name: FactorName }),
    errorText: t,
    onSubmit: async (body) => {
      const { error } = await rename({ params: { id: factor.id }, body });
      if (error) return error;
      toast.success(t('renamed'));
      onClose();
      return null;
    },
  });
  return (
    <Modal open title={t('renameOf', { name: factor.name })} footer={null} width={440} onCancel={onClose}>
      <Form form={form}>
        <FormErrors title={t('failed')} />
        <NameField />
        <div className={styles['actions']}>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </Form>
    </Modal>
  );
}
