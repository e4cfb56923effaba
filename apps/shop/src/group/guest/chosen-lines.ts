import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import type { AcceptedConflicts, Guest } from '@traiteur/contract/own/group-guests.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { allergyConflicts, type ClientAllergen } from '@traiteur/domain/orders/allergies.ts';

export interface ChosenLine {
  productId: number;
  sizeId: number;
  quantity: number;
}

type Article = Omit<ChosenLine, 'quantity'>;

/** What could not be ordered is asked for again by hand alone. */
export const linesOf = ({ dishes }: Pick<Guest, 'dishes'>): ChosenLine[] =>
  dishes.flatMap(({ productId, sizeId, quantity, isDropped }) => (isDropped ? [] : [{ productId, sizeId, quantity }]));

type Menu = readonly { id: number; offers: readonly { sizeId: number }[] }[];

/** A guest sees what the menu has: nothing else is sent. */
export const linesOn = (menu: Menu, lines: readonly ChosenLine[]): ChosenLine[] =>
  lines.filter(({ productId, sizeId }) =>
    menu.some(({ id, offers }) => id === productId && offers.some((offer) => offer.sizeId === sizeId)),
  );

/** The dishes that were chosen and went by themselves. */
export const goneDishes = <Dish extends Guest['dishes'][number]>(
  dishes: readonly Dish[],
  menu: Menu,
  lines: readonly ChosenLine[],
): Dish[] =>
  dishes.filter(
    (dish) => (dish.isDropped || linesOn(menu, [dish]).length === 0) && quantityIn(linesOn(menu, lines), dish) === 0,
  );

export const acceptedOf = ({ dishes }: Pick<Guest, 'dishes'>): number[] =>
  dishes.flatMap(({ productId, accepted }) => (accepted.length > 0 ? [productId] : []));

const isSame = (a: Article, b: Article) => articleIdOf(a) === articleIdOf(b);

export const quantityIn = (lines: readonly ChosenLine[], article: Article): number =>
  lines.find((line) => isSame(line, article))?.quantity ?? 0;

export function withLine(lines: readonly ChosenLine[], changedLine: ChosenLine): ChosenLine[] {
  if (!lines.some((line) => isSame(line, changedLine)))
    return changedLine.quantity > 0 ? [...lines, changedLine] : [...lines];
  return lines.flatMap((line) => (!isSame(line, changedLine) ? [line] : changedLine.quantity > 0 ? [changedLine] : []));
}

/** What a guest is asked before they have such a dish: what it has of what they react to, by severity and presence. */
export function conflictsWith(
  meal: Pick<Meal, 'id' | 'allergens'>,
  allergens: readonly ClientAllergen[],
): AcceptedConflicts {
  const conflicts = allergyConflicts([{ id: 0, allergens }], [{ productId: meal.id, allergens: meal.allergens }]);
  const groups = Map.groupBy(conflicts, ({ severity, presence }) => `${severity} ${presence}`);
  return [...groups.values()].flatMap(([first, ...more]) =>
    first
      ? [
          {
            severity: first.severity,
            presence: first.presence,
            allergenIds: [first, ...more].map(({ allergenId }) => allergenId),
          },
        ]
      : [],
  );
}
