import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { Random } from '../../../../../db/demo/random.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SharedHouse } from './shared-house.ts';

export function linesAtRandom({ dishes, kitchen }: SharedHouse, random: Random, eaterIds: readonly number[]) {
  const chosenDishes = dishes.filter(() => random.chance(0.4));
  return (chosenDishes.length > 0 ? chosenDishes : dishes.slice(0, 1)).map((productId) => ({
    productId,
    sizeId: kitchen.size,
    quantity: random.int(1, 4),
    eaterId: random.chance(0.6) ? random.pick(eaterIds) : null,
  }));
}

export const reactionsAtRandom = ({ allergens }: SharedHouse, random: Random) =>
  allergens.flatMap((allergenId) =>
    random.chance(0.5) ? [{ allergenId, severity: random.pick(['allergy', 'intolerance'] as const) }] : [],
  );

/** Anything but a refusal is a fault. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof ApiRefusal && error.problem.status < 500);
