import type { Production, ProductionRow } from '@traiteur/contract/delivery-report.ts';
import { isUnanswered } from '@traiteur/domain/allergies.ts';
import type { CookedSize } from './production-rows.ts';

/** The kitchen's list: dishes by category, each on one row with its sizes and a total. What is cooked comes in the order of the list. */
export function productionOf(cooked: readonly CookedSize[]): Production {
  const sizes = cooked.toSorted((a, b) => a.sizePosition - b.sizePosition || a.sizeId - b.sizeId);
  return {
    sizes: groupsBy(sizes, ({ sizeId }) => sizeId).map(([{ sizeId, sizeName }]) => ({ sizeId, name: sizeName })),
    categories: groupsBy(cooked, ({ categoryId }) => categoryId).map((some) => ({
      categoryId: some[0].categoryId,
      name: some[0].categoryName,
      quantity: portionsIn(some),
      dishes: groupsBy(some, ({ productId }) => productId).map(dishOf),
    })),
  };
}

type Group<Item> = [Item, ...Item[]];

const groupsBy = <Item>(items: readonly Item[], keyOf: (item: Item) => number): Group<Item>[] =>
  // A group is made by its first item.
  [...Map.groupBy(items, keyOf).values()] as Group<Item>[];

const dishOf = (cooked: Group<CookedSize>): ProductionRow => ({
  productId: cooked[0].productId,
  name: cooked[0].name,
  sizes: cooked.map(({ sizeId, quantity }) => ({ sizeId, quantity })),
  quantity: portionsIn(cooked),
  exceptions: cooked.flatMap(({ exceptions }) => exceptions).sort((a, b) => urgencyOf(b) - urgencyOf(a)),
});

const portionsIn = (cooked: readonly CookedSize[]) => cooked.reduce((sum, { quantity }) => sum + quantity, 0);

/** Those first that wait for an answer, then those that somebody answered for, then what only calls for care. */
const urgencyOf = (exception: ProductionRow['exceptions'][number]) =>
  isUnanswered(exception) ? 2 : Number(exception.mustOverride);
