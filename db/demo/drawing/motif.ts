import type { Random } from '../random.ts';

/**
 * An ingredient within 36 units of the origin. `bed` is the colour between its pieces;
 * a `loose` one gets a mound of its bed where nothing else holds it.
 */
export type Motif = { bed: string; loose?: boolean; draw: (random: Random) => string };
