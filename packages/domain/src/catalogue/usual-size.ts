/** From small to large: the middle size, or the smaller of two. Never more than asked, whatever was ordered before. */
export const usualOffer = <Offer>(offers: readonly Offer[]): Offer | undefined =>
  offers[Math.floor((offers.length - 1) / 2)];
