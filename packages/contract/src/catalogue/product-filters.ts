import { productStatuses } from '@traiteur/domain/catalogue/product-life.ts';
import * as z from 'zod/mini';
import { choices, flag, idParameter, localDate } from '../statement/fields.ts';
import { searchText } from '../statement/lists.ts';

export const productFilters = {
  status: z.optional(choices(productStatuses)),
  categoryId: z.optional(idParameter),
  tagId: z.optional(idParameter),
  sizeId: z.optional(idParameter),
  /** Contains or may contain it. */
  allergenId: z.optional(idParameter),
  /** Neither contains nor may contain it. */
  withoutAllergenId: z.optional(idParameter),
  /** 1 = Monday. */
  weekday: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(7))),
  /** What can be ordered for that date: by its menu, or by its weekday where it has none. */
  date: z.optional(localDate),
  orderable: z.optional(flag),
  /** Whether its ingredients name an allergen that it neither declares nor explains. */
  undeclared: z.optional(flag),
  /** Whether one of its sizes has no portion left on a date that the site takes orders for. */
  soldOut: z.optional(flag),
};

export const listedProducts = z.strictObject({ ...productFilters, search: z.optional(searchText) });
export type ProductFilters = z.output<typeof listedProducts>;
