/**
 * The offer when no size is named: the middle size, or the smaller of the two middle ones. Never more than asked, and
 * independent of recent orders. Sizes go from small to large.
 */
export const usualOffer = <Offer>(offers: readonly Offer[]): Offer | undefined =>
  offers[Math.floor((offers.length - 1) / 2)];
