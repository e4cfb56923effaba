import type { Random } from '../random.ts';

/**
 * An ingredient drawn within 36 units of the origin. Bed is the colour that shows between its pieces;
 * a loose one is drawn on a mound of its bed wherever nothing else holds it.
 */
export type Motif = { bed: string; loose?: boolean; draw: (random: Random) => string };
