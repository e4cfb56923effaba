interface Dish {
  id: number;
  offers: readonly { sizeId: number }[];
}

/** Dishes that may take the place of one: those of its category, and all. */
interface Candidates<One> {
  alike: readonly One[];
  all: readonly One[];
}

/** The dishes as they are likely to take another one's place: its category first, and there those first that are sold in all of its sizes. */
export function closestDishes<One extends Dish>({ alike, all }: Candidates<One>, dish: Dish): One[] {
  const ids = new Set([dish.id, ...alike.map(({ id }) => id)]);
  const otherDishes = all.filter(({ id }) => !ids.has(id));
  const isServedAlike = ({ offers }: Dish) =>
    dish.offers.every(({ sizeId }) => offers.some((offer) => offer.sizeId === sizeId));
  const bySize = (dishes: readonly One[]) => [
    ...dishes.filter(isServedAlike),
    ...dishes.filter((candidate) => !isServedAlike(candidate)),
  ];
  return [...bySize(alike.filter(({ id }) => id !== dish.id)), ...bySize(otherDishes)];
}
