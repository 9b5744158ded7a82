import { saveFile } from '@fitfolio/web-kit/api';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Download } from 'lucide-react';
import formStyles from '../../shared/form/form.module.css';
import styles from './security.module.css';
import { useSecurityTexts } from './texts.js';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The codes, once. Only the button closes it, so that nobody loses them by a click beside it. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useSecurityTexts();
  const download = (): void => {
    const text = `${t('recovery.title')} · ${location.host}\n\n${codes.join('\n')}\n`;
    saveFile({ name: t('recovery.file'), blob: new Blob([text], { type: 'text/plain' }) });
  };
  return (
    <Modal
      open
      title={t('recovery.title')}
      footer={null}
      width={480}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
    >
      <div className={styles['setUp']}>
        <p>{t('recovery.lead')}</p>
        <ul className={styles['codes']} aria-label={t('recovery.title')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={formStyles['actions']}>
          <Button type="primary" onClick={onClose}>
            {t('recovery.kept')}
          </Button>
          <Button icon={<Download size={16} aria-hidden />} onClick={download}>
            {t('recovery.download')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
