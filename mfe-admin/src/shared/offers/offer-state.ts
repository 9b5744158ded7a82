/** What coupon codes and promotions have in common. */
export interface Offer {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly usesMax: number | null;
  readonly usesPerUserMax: number;
  readonly uses: number;
  readonly archived: boolean;
}

export type OfferState = 'active' | 'not-started' | 'ended' | 'used-up' | 'archived';

/** Whether an offer can be used at a moment (ms), and if not, why. */
export function stateOf(offer: Offer, now: number): OfferState {
  if (offer.archived) return 'archived';
  if (offer.endsAt !== null && Date.parse(offer.endsAt) <= now) return 'ended';
  if (offer.usesMax !== null && offer.uses >= offer.usesMax) return 'used-up';
  return offer.startsAt !== null && Date.parse(offer.startsAt) > now ? 'not-started' : 'active';
}
