import type { Screening } from '@fitfolio/analysis-contract/screening';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { ScrollText, Settings2, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteScreeningMutation } from '../screening.api.js';
import { SettingsDialog } from './settings-dialog.js';
import styles from './team.module.css';
import { TeamDialog } from './team-dialog.js';

/** What can be done with a screening as a whole. */
export function ScreeningActions({ screening }: { screening: Screening }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [confirm, dialog] = useConfirm();
  const [remove, { isLoading }] = useDeleteScreeningMutation();
  const [shown, setShown] = useState<'team' | 'settings' | null>(null);
  const close = (): void => setShown(null);
  const { id, title, role, people } = screening;
  const discard = async (): Promise<void> => {
    const sure = await confirm({
      title: t('screening.delete.title', { title }),
      text: t('screening.delete.text', { count: people.length }),
      action: t('screening.delete.do'),
      keep: t('screening.delete.keep'),
      danger: true,
    });
    if (!sure) return;
    const { error } = await remove({ params: { id } });
    if (error) return toast.error(t('screening.delete.failed'), errorText(error));
    toast.success(t('screening.delete.done'));
    await navigate(paths.screenings, { replace: true });
  };
  return (
    <div className={styles['actions']}>
      <Button icon={<Share2 size={18} aria-hidden />} onClick={() => setShown('team')}>
        {t('screening.team.open')}
      </Button>
      <LinkButton to={paths.screeningLog(id)} icon={<ScrollText size={18} aria-hidden />}>
        {t('screening.log.open')}
      </LinkButton>
      {role === 'owner' ? (
        <Button icon={<Settings2 size={18} aria-hidden />} onClick={() => setShown('settings')}>
          {t('screening.settings.open')}
        </Button>
      ) : null}
      {role === 'owner' ? (
        <Button
          danger
          icon={<Trash2 size={18} aria-hidden />}
          loading={isLoading}
          onClick={() => void discard()}
        >
          {t('screening.delete.open')}
        </Button>
      ) : null}
      <TeamDialog screening={screening} open={shown === 'team'} onClose={close} />
      <SettingsDialog screening={screening} open={shown === 'settings'} onClose={close} />
      {dialog}
    </div>
  );
}
