import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import styles from './offers.module.css';

interface Props {
  /** The name of the offer, for screen readers. */
  readonly name: string;
  readonly archived: boolean;
  readonly onEdit: () => void;
  readonly onArchive: () => void;
}

export function OfferActions({ name, archived, onEdit, onArchive }: Props) {
  const { t } = useTranslation('mfe-admin');
  const which = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <div className={styles['actions']}>
      <Button size="small" onClick={onEdit}>
        {t('offers.edit')} {which}
      </Button>
      <Button size="small" onClick={onArchive}>
        {t(archived ? 'offers.takeBack' : 'offers.archive')} {which}
      </Button>
    </div>
  );
}
