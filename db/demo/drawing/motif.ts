import type { Random } from '../random.ts';

/** An ingredient drawn within 36 units of the origin; bed is the colour that shows between its pieces. */
export type Motif = { bed: string; draw: (random: Random) => string };
