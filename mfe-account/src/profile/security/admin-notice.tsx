import { reauthentication } from '@fitfolio/web-kit/session';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import styles from './security.module.css';
import { useSecurityTexts } from './texts.js';

/** What an administrator has to do before the admin area answers; `has`: there is a factor, but the session is without. */
export function AdminNotice({ has }: { has: boolean }) {
  const { t } = useSecurityTexts();
  return (
    <Alert
      type="warning"
      showIcon
      className={styles['notice']}
      title={t(has ? 'adminProve' : 'admin')}
      action={has ? <Button onClick={() => void reauthentication.ask('factor')}>{t('prove')}</Button> : null}
    />
  );
}
