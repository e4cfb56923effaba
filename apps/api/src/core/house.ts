import type { English } from '@traiteur/domain/text/language.ts';

export interface House {
  /** ISO 4217. */
  currency: string;
  /** IANA; zone of delivery dates and cut-offs. */
  timeZone: string;
  pricesIncludeTax: boolean;
  english: English;
}
