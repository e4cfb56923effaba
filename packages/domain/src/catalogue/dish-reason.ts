import type { Bilingual } from '../text/language.ts';

/** The dish for which an order is refused, with the portions that are left of it for that date where too few are. Staff are told. */
export type DishReason = { why: 'dish'; dish: Bilingual } | { why: 'portions'; dish: Bilingual; left: number };
