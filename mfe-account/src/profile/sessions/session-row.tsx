import type { Session } from '@fitfolio/auth-contract/session';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, Tag } from '@fitfolio/web-kit/ui/core';
import { CircleHelp, Laptop, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { ItemRow } from '../item-row.js';

const icons: Readonly<Record<string, LucideIcon>> = { computer: Laptop, phone: Smartphone, tablet: Tablet };

/** "Chrome · Windows", or what kind of device it is. */
function useDeviceName(): (device: Session['device']) => string {
  const { t } = useTranslation('mfe-account');
  return ({ kind, browser, system }) =>
    [browser, system].filter(Boolean).join(' · ') || t(`sessions.kinds.${kind in icons ? kind : 'other'}`);
}

interface Props {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, busy, onEnd }: Props) {
  const { t } = useTranslation('mfe-account');
  const name = useDeviceName()(session.device);
  const place = t(`sessions.places.${session.place}`);
  return (
    <ItemRow
      icon={icons[session.device.kind] ?? CircleHelp}
      name={
        <>
          {name} {session.current ? <Tag color="blue">{t('sessions.current')}</Tag> : null}
        </>
      }
      facts={[
        session.network ? `${place} (${session.network})` : place,
        t('sessions.seen', { when: formatDateTime(session.lastSeenAt) }),
      ]}
      actions={
        session.current ? null : (
          <Button loading={busy} onClick={onEnd} aria-label={t('sessions.endOf', { device: name })}>
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
}
