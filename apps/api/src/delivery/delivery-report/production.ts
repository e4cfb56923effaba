import type { Production, ProductionRow } from '@traiteur/contract/delivery/delivery-report.ts';
import { isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import type { CookedSize } from './production-rows.ts';

/** Expects `cookedSizes` in the order of the list. */
export function productionOf(cookedSizes: readonly CookedSize[]): Production {
  const sizes = cookedSizes.toSorted((a, b) => a.sizePosition - b.sizePosition || a.sizeId - b.sizeId);
  return {
    sizes: groupsBy(sizes, ({ sizeId }) => sizeId).map(([{ sizeId, sizeName }]) => ({ sizeId, name: sizeName })),
    categories: groupsBy(cookedSizes, ({ categoryId }) => categoryId).map((sizesOfCategory) => ({
      categoryId: sizesOfCategory[0].categoryId,
      name: sizesOfCategory[0].categoryName,
      quantity: portionsIn(sizesOfCategory),
      dishes: groupsBy(sizesOfCategory, ({ productId }) => productId).map(dishOf),
    })),
  };
}

type Group<Item> = [Item, ...Item[]];

const groupsBy = <Item>(items: readonly Item[], keyOf: (item: Item) => number): Group<Item>[] =>
  [...Map.groupBy(items, keyOf).values()] as Group<Item>[];

const dishOf = (cookedSizes: Group<CookedSize>): ProductionRow => ({
  productId: cookedSizes[0].productId,
  name: cookedSizes[0].name,
  sizes: cookedSizes.map(({ sizeId, quantity }) => ({ sizeId, quantity })),
  quantity: portionsIn(cookedSizes),
  exceptions: cookedSizes.flatMap(({ exceptions }) => exceptions).sort((a, b) => urgencyOf(b) - urgencyOf(a)),
});

const portionsIn = (cookedSizes: readonly CookedSize[]) => cookedSizes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Unanswered conflicts first, then answered ones, then warnings. */
export const urgencyOf = (exception: ProductionRow['exceptions'][number]): number =>
  isUnanswered(exception) ? 2 : Number(exception.mustOverride);
