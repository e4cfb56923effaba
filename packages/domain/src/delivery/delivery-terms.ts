import type { Cents } from '../money/money.ts';

interface ZoneTerms {
  /** Null: the house's. */
  fee: Cents | null;
  freeDeliveryFrom: Cents | null;
}

interface HouseTerms {
  shippingFee: Cents;
  /** Null: never. */
  freeDeliveryFrom: Cents | null;
}

/** What a zone leaves open, the house decides. */
export const deliveryTerms = (zone: ZoneTerms | undefined, house: HouseTerms) => ({
  fee: zone?.fee ?? house.shippingFee,
  freeDeliveryFrom: zone?.freeDeliveryFrom ?? house.freeDeliveryFrom,
});
