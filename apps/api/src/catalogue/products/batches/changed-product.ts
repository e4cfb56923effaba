import type { EarlierProduct, ProductChange } from '@traiteur/contract/catalogue/product-batches.ts';
import type { Product, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { changedPrice, type PriceChange } from '@traiteur/domain/catalogue/price-change.ts';
import { largestAmount } from '@traiteur/contract/statement/fields.ts';
import { Refusal } from '../../../core/refusal.ts';

/** @throws {Refusal} `price-out-of-range`, `no-size-offered`, `no-day-offered` */
export function changedProduct(
  { id: _id, version: _version, ...product }: Product,
  change: ProductChange,
): ProductInput {
  const { price, status = product.status, weekdays } = change;
  const changedFields = {
    ...product,
    status,
    weekdays: weekdays ? changedDays(product.weekdays, weekdays) : product.weekdays,
    offers: price ? product.offers.map((offer) => ({ ...offer, price: newPrice(offer.price, price) })) : product.offers,
  };
  if (status === 'published' && changedFields.offers.length === 0) throw new Refusal('no-size-offered');
  if (status === 'published' && changedFields.weekdays.length === 0) throw new Refusal('no-day-offered');
  return changedFields;
}

/** A size added since keeps its price; a removed one is not restored. */
export const earlierInput = (
  { id: _id, version: _version, ...product }: Product,
  earlier: EarlierProduct,
): ProductInput => ({
  ...product,
  status: earlier.status,
  weekdays: earlier.weekdays,
  offers: product.offers.map((offer) => ({
    ...offer,
    price: earlier.prices.find(({ sizeId }) => sizeId === offer.sizeId)?.price ?? offer.price,
  })),
});

function newPrice(price: number, change: PriceChange): number {
  const amount = changedPrice(price, change);
  // A free dish stays free; no other price may round to 0.
  if (amount < 0 || amount > largestAmount || (amount === 0 && price > 0)) throw new Refusal('price-out-of-range');
  return amount;
}

function changedDays(offeredDays: readonly number[], { how, days }: NonNullable<ProductChange['weekdays']>): number[] {
  const daysBefore = { set: [], add: offeredDays, remove: offeredDays.filter((day) => !days.includes(day)) }[how];
  const newDays = how === 'remove' ? [] : days;
  return [...new Set([...daysBefore, ...newDays])].sort((a, b) => a - b);
}
