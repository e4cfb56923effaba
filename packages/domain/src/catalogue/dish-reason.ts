import type { Bilingual } from '../text/language.ts';

/** The refused dish, and the portions left for that date when too few. For staff only. */
export type DishReason = { why: 'dish'; dish: Bilingual } | { why: 'portions'; dish: Bilingual; left: number };
