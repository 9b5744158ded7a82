import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { dayOf } from '../../shared/day-of.js';
import { useKeepFitDocumentsMutation } from '../fit-analysis.api.js';
import styles from './result.module.css';

const shorterDays = [7, 30] as const;
const msPerDay = 24 * 3600 * 1000;

/** Until when the two uploaded documents are kept, and how to end that sooner. The result stays. */
export function DocumentsKept({ id, until }: { id: string; until: string | null }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [keep, { isLoading }] = useKeepFitDocumentsMutation();
  const [confirm, dialog] = useConfirm();
  const left = until === null ? 0 : new Date(until).getTime() - Date.now();
  const change = async (days: number): Promise<void> => {
    const sure =
      days > 0 ||
      (await confirm({
        title: t('kept.removeTitle'),
        text: t('kept.removeText'),
        action: t('kept.remove'),
        danger: true,
      }));
    if (!sure) return;
    const { error } = await keep({ params: { id }, body: { days } });
    if (error) toast.error(t('kept.failed'), errorText(error));
    else toast.success(t(days > 0 ? 'kept.shortened' : 'kept.removed'));
  };
  return (
    <Card as="section" className={styles['kept']} aria-labelledby="documents-kept">
      <div>
        <h2 id="documents-kept">{t('kept.title')}</h2>
        <p>{until === null ? t('kept.gone') : t('kept.until', { date: dayOf(until) })}</p>
      </div>
      {until === null ? null : (
        <div className={styles['keptActions']}>
          {shorterDays
            .filter((days) => days * msPerDay < left)
            .map((days) => (
              <Button key={days} disabled={isLoading} onClick={() => void change(days)}>
                {t('kept.days', { count: days })}
              </Button>
            ))}
          <Button danger disabled={isLoading} onClick={() => void change(0)}>
            {t('kept.remove')}
          </Button>
        </div>
      )}
      {dialog}
    </Card>
  );
}
