import type { English } from '@traiteur/domain/text/language.ts';

/** What the caterer's rules need to know of the house. */
export interface House {
  /** ISO 4217. */
  currency: string;
  /** IANA; delivery dates and cut-offs are of this zone. */
  timeZone: string;
  pricesIncludeTax: boolean;
  /** How dates and times are written in English. */
  english: English;
}
