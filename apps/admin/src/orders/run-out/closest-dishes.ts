interface Dish {
  id: number;
  offers: readonly { sizeId: number }[];
}

/** `alike` are those of the same category. */
interface Candidates<One> {
  alike: readonly One[];
  all: readonly One[];
}

/** The likeliest replacements first: the same category, and in it those sold in all sizes of the dish. */
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
