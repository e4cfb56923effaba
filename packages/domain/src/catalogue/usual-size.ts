/**
 * The offer that is meant where nobody names a size: the middle one of a dish's sizes, the smaller of the two middle ones. Nobody is sold more
 * than they asked for, and it stays the same whatever was ordered lately. The sizes come from small to large.
 */
export const usualOffer = <Offer>(offers: readonly Offer[]): Offer | undefined =>
  offers[Math.floor((offers.length - 1) / 2)];
