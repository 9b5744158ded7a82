import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation.js';
import { toastMs, toastStore, toastsVisibleMax, type Toast } from './toast-store.js';
import styles from './toaster.module.css';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX };

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('kit');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toastStore.dismiss(toast.id), toastMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const Icon = icons[toast.kind];
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    <div
      className={`${styles['toast']} ${styles[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden />
      <div className={styles['text']}>
        <p className={styles['title']}>{toast.title}</p>
        {toast.description ? <p className={styles['description']}>{toast.description}</p> : null}
      </div>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('dismiss')}
        onClick={() => toastStore.dismiss(toast.id)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Shows the queue of toasts. Once per page. */
export function Toaster() {
  const { t } = useTranslation('kit');
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    <section className={styles['region']} aria-label={t('notifications')}>
      <ol className={styles['list']}>
        {toasts.slice(0, toastsVisibleMax).map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} />
          </li>
        ))}
      </ol>
    </section>
  );
}
