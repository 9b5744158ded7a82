import { useTexts } from '@fitfolio/web-kit/i18n';
import { Pair } from '../form/form-body.js';
import { TextField } from '../form/text-field.js';
import { instantOf, typedTime, wholeOf, wholeOrNone } from '../form/typed-values.js';
import type { Offer } from './offer-state.js';

/** Limits and dates as typed. */
type LimitValues = Readonly<Record<'startsAt' | 'endsAt' | 'usesMax' | 'usesPerUserMax', string>>;

export const typedLimits = (offer: Offer | null): LimitValues => ({
  startsAt: typedTime(offer?.startsAt ?? null),
  endsAt: typedTime(offer?.endsAt ?? null),
  usesMax: offer?.usesMax?.toString() ?? '',
  usesPerUserMax: String(offer?.usesPerUserMax ?? 1),
});

export const limitsOf = (typed: LimitValues, offer: Offer | null) => ({
  startsAt: instantOf(typed.startsAt, offer?.startsAt),
  endsAt: instantOf(typed.endsAt, offer?.endsAt),
  usesMax: wholeOrNone(typed.usesMax),
  usesPerUserMax: wholeOf(typed.usesPerUserMax),
  archived: offer?.archived ?? false,
});

/** How often, and from when to when. */
export function LimitFields() {
  const t = useTexts('mfe-admin');
  const zone = t('offers.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return (
    <>
      <Pair>
        <TextField texts="form" name="usesMax" type="number" help={t('offers.usesHelp')} optional />
        <TextField texts="form" name="usesPerUserMax" type="number" help={t('offers.usesPerUserHelp')} />
      </Pair>
      <Pair>
        <TextField texts="form" name="startsAt" type="time" help={zone} optional />
        <TextField texts="form" name="endsAt" type="time" help={zone} optional />
      </Pair>
    </>
  );
}
