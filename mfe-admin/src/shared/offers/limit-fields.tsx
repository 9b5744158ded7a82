import { useTranslation } from '@fitfolio/web-kit/i18n';
import { FieldRow } from '../form/body-form.js';
import { TextField } from '../form/text-field.js';
import { parseInstant, timeInputOf, parseInteger, parseOptionalInteger } from '../form/input-values.js';
import type { Offer } from './offer-state.js';

/** Limits and dates as typed. */
type LimitValues = Readonly<Record<'startsAt' | 'endsAt' | 'usesMax' | 'usesPerUserMax', string>>;

export const limitInputsOf = (offer: Offer | null): LimitValues => ({
  startsAt: timeInputOf(offer?.startsAt ?? null),
  endsAt: timeInputOf(offer?.endsAt ?? null),
  usesMax: offer?.usesMax?.toString() ?? '',
  usesPerUserMax: String(offer?.usesPerUserMax ?? 1),
});

export const parseLimits = (typed: LimitValues, offer: Offer | null) => ({
  startsAt: parseInstant(typed.startsAt, offer?.startsAt),
  endsAt: parseInstant(typed.endsAt, offer?.endsAt),
  usesMax: parseOptionalInteger(typed.usesMax),
  usesPerUserMax: parseInteger(typed.usesPerUserMax),
  archived: offer?.archived ?? false,
});

/** The limits of use and the dates of an offer. */
export function LimitFields() {
  const { t } = useTranslation('mfe-admin');
  const zone = t('offers.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return (
    <>
      <FieldRow>
        <TextField keyPrefix="form" name="usesMax" type="number" help={t('offers.usesHelp')} optional />
        <TextField keyPrefix="form" name="usesPerUserMax" type="number" help={t('offers.usesPerUserHelp')} />
      </FieldRow>
      <FieldRow>
        <TextField keyPrefix="form" name="startsAt" type="time" help={zone} optional />
        <TextField keyPrefix="form" name="endsAt" type="time" help={zone} optional />
      </FieldRow>
    </>
  );
}
