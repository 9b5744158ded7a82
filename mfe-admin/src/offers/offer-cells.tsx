import { formatDateTime, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { Archive, CircleCheck, CircleSlash, Clock, Gauge } from 'lucide-react';
import { Lines, More, none } from '../list/cells.js';
import { Mark, type MarkLook } from '../list/mark.js';
import { stateOf, type Offer, type OfferState } from './offer-state.js';
import styles from './offers.module.css';

const looks: Readonly<Record<OfferState, MarkLook>> = {
  active: { icon: CircleCheck, tone: 'good' },
  'not-started': { icon: Clock, tone: 'warn' },
  ended: { icon: CircleSlash, tone: 'soft' },
  'used-up': { icon: Gauge, tone: 'soft' },
  archived: { icon: Archive, tone: 'soft' },
};

export function StateMark({ offer }: { offer: Offer }) {
  const t = useTexts('mfe-admin');
  const state = stateOf(offer, Date.now());
  return <Mark look={looks[state]}>{t(`offers.states.${state}`)}</Mark>;
}

/** "3 / 100", and how many each person may have. */
export function Uses({ offer: { uses, usesMax, usesPerUserMax } }: { offer: Offer }) {
  const t = useTexts('mfe-admin');
  const { language } = useLanguage();
  return (
    <Lines>
      <span className={styles['whole']}>
        {formatNumber(uses, language)} /{' '}
        {usesMax === null ? t('offers.noLimit') : formatNumber(usesMax, language)}
      </span>
      <More>{t('offers.perUser', { count: usesPerUserMax })}</More>
    </Lines>
  );
}

/** From when to when it can be used; to the minute. */
export function Period({ offer: { startsAt, endsAt } }: { offer: Offer }) {
  const t = useTexts('mfe-admin');
  const minute = (at: string): string => formatDateTime(at).slice(0, 16);
  if (!startsAt && !endsAt) return none;
  return (
    <Lines>
      {startsAt ? (
        <span className={styles['whole']}>{t('offers.from', { when: minute(startsAt) })}</span>
      ) : null}
      {endsAt ? <span className={styles['whole']}>{t('offers.until', { when: minute(endsAt) })}</span> : null}
    </Lines>
  );
}
