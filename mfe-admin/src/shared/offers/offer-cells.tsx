import { formatDateTime, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Archive, CircleCheck, CircleSlash, Clock, Gauge } from 'lucide-react';
import { CellStack, CellNote, none } from '../list/cells.js';
import { Badge, type BadgeStyle } from '../list/badge.js';
import { stateOf, type Offer, type OfferState } from './offer-state.js';
import styles from './offers.module.css';

const looks: Readonly<Record<OfferState, BadgeStyle>> = {
  active: { icon: CircleCheck, tone: 'good' },
  'not-started': { icon: Clock, tone: 'warn' },
  ended: { icon: CircleSlash, tone: 'soft' },
  'used-up': { icon: Gauge, tone: 'soft' },
  archived: { icon: Archive, tone: 'soft' },
};

export function OfferStateBadge({ offer }: { offer: Offer }) {
  const { t } = useTranslation('mfe-admin');
  const state = stateOf(offer, Date.now());
  return <Badge look={looks[state]}>{t(`offers.states.${state}`)}</Badge>;
}

/** "3 / 100", and how many each person may have. */
export function UsageCell({ offer: { uses, usesMax, usesPerUserMax } }: { offer: Offer }) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  return (
    <CellStack>
      <span className={styles['whole']}>
        {formatNumber(uses, language)} /{' '}
        {usesMax === null ? t('offers.noLimit') : formatNumber(usesMax, language)}
      </span>
      <CellNote>{t('offers.perUser', { count: usesPerUserMax })}</CellNote>
    </CellStack>
  );
}

/** From when to when it can be used; to the minute. */
export function PeriodCell({ offer: { startsAt, endsAt } }: { offer: Offer }) {
  const { t } = useTranslation('mfe-admin');
  const minute = (at: string): string => formatDateTime(at).slice(0, 16);
  if (!startsAt && !endsAt) return none;
  return (
    <CellStack>
      {startsAt ? (
        <span className={styles['whole']}>{t('offers.from', { when: minute(startsAt) })}</span>
      ) : null}
      {endsAt ? <span className={styles['whole']}>{t('offers.until', { when: minute(endsAt) })}</span> : null}
    </CellStack>
  );
}
