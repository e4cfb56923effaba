import type { Bag } from '@traiteur/contract/delivery/packing.ts';

type Line = Pick<Bag['lines'][number], 'quantity' | 'tick'>;

/** All that is ordered of it is in the bag. */
export const isPacked = ({ quantity, tick }: Line): boolean => tick !== null && tick.quantity >= quantity;

export const packedLines = ({ lines }: { lines: readonly Line[] }): number => lines.filter(isPacked).length;

export const isBagReady = (bag: { lines: readonly Line[] }): boolean => packedLines(bag) === bag.lines.length;
