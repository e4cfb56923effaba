import type { Meal, Menu, MealOffer } from '@traiteur/contract/catalogue/menus.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { articleOf } from '@traiteur/domain/catalogue/article-id.ts';
import { type Suitability, suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import { type Cart, type LineChoice, portionsOfArticle } from './cart.ts';

export interface ShownLine {
  lineId: string;
  choice: LineChoice;
  quantity: number;
  /** Undefined for a dish that is not on the menu of that day. */
  dish: { meal: Meal; offer: MealOffer } | undefined;
  /** Less what other lines of the day have of the article. */
  most: number;
  suitability: Suitability;
}

/** Those of the menu's day. */
export function linesOf(
  cart: Cart,
  menu: Menu,
  largestQuantity: number,
  avoided: readonly ClientAllergen[],
): ShownLine[] {
  const { date } = menu.day;
  const lines = Object.entries(cart.articleQuantity).filter(([, line]) => line.date === date);
  return lines.map(([lineId, { quantity, ...choice }]) => {
    const dish = dishIn(menu, choice.articleId);
    const otherPortions = portionsOfArticle(cart, choice) - quantity;
    const availablePortions = dish?.offer.left == null ? largestQuantity : Math.max(0, dish.offer.left - otherPortions);
    const most = Math.min(availablePortions, largestQuantity);
    const suitability = suitabilityOf(avoided, {
      productId: dish?.meal.id ?? 0,
      allergens: dish?.meal.allergens ?? [],
    });
    return { lineId, choice, quantity, dish, most, suitability };
  });
}

export function dishIn({ meals }: Menu, articleId: string): ShownLine['dish'] {
  const { productId, sizeId } = articleOf(articleId) ?? {};
  const meal = meals.find(({ id }) => id === productId);
  const offer = meal?.offers.find((candidate) => candidate.sizeId === sizeId);
  return meal && offer && { meal, offer };
}

type LineFault = 'gone' | 'soldOut' | 'fewer';

/** Undefined if the quantity can be had. */
export function faultOf({ dish, most, quantity }: ShownLine): LineFault | undefined {
  if (!dish) return 'gone';
  if (most === 0) return 'soldOut';
  return quantity > most ? 'fewer' : undefined;
}

/** Minus one, but no more than can be had. */
export const oneFewer = ({ quantity, most }: Pick<ShownLine, 'quantity' | 'most'>): number =>
  Math.min(quantity - 1, most);

/** Lines of each person together: the whole table's first, then as they sit at it; of who has left, the table's. */
export function linesByEater<Eater extends { id: number }>(
  lines: readonly ShownLine[],
  table: readonly Eater[],
): { eater: Eater | undefined; lines: ShownLine[] }[] {
  const eaterOf = ({ choice }: ShownLine) => table.find(({ id }) => id === choice.eaterId);
  return [undefined, ...table]
    .map((eater) => ({ eater, lines: lines.filter((line) => eaterOf(line) === eater) }))
    .filter((group) => group.lines.length > 0);
}

/** In cents. Prices come from the server; these are only sums. */
export function sumsOf(lines: readonly ShownLine[], delivery: SiteTexts['delivery']) {
  const goods = lines.reduce(
    (sum, { dish, quantity, most }) => sum + (dish?.offer.price ?? 0) * Math.min(quantity, most),
    0,
  );
  const freeFrom = delivery?.freeDeliveryFrom ?? null;
  return { goods, freeFrom, missing: freeFrom === null ? null : Math.max(0, freeFrom - goods) };
}
