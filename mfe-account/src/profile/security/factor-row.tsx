import type { Factor } from '@fitfolio/auth-contract/factors';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { Button, Tag } from '@fitfolio/web-kit/ui/core';
import { KeyRound, Smartphone } from 'lucide-react';
import { ItemRow } from '../item-row.js';
import { useSecurityTexts } from './texts.js';

interface Props {
  readonly factor: Factor;
  readonly busy: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

export function FactorRow({ factor, busy, onRename, onRemove }: Props) {
  const { t } = useSecurityTexts();
  const { kind, name, createdAt, usedAt, backedUp } = factor;
  const kindName = t(`kinds.${kind}`);
  const used = usedAt === null ? t('neverUsed') : t('used', { when: formatDateTime(usedAt) });
  return (
    <ItemRow
      icon={kind === 'passkey' ? KeyRound : Smartphone}
      name={
        <>
          {name} {name === kindName ? null : <Tag>{kindName}</Tag>}{' '}
          {backedUp === true ? <Tag color="blue">{t('backedUp')}</Tag> : null}
        </>
      }
      facts={[`${t('added', { when: formatDateTime(createdAt) })} · ${used}`]}
      actions={
        <>
          <Button onClick={onRename} aria-label={t('renameOf', { name })}>
            {t('rename')}
          </Button>
          <Button danger loading={busy} onClick={onRemove} aria-label={t('removeOf', { name })}>
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
