import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { Menu } from '@traiteur/contract/catalogue/menus.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';

type Line = Pick<OwnOrder['lines'][number], 'productId' | 'sizeId' | 'name' | 'quantity'>;

type AgainFault = 'notSold' | 'soldOut' | 'refused' | 'conflict' | 'fewer';

export interface Again {
  articles: { articleId: string; quantity: number }[];
  faults: { name: Bilingual; fault: AgainFault }[];
}

interface AgainFacts {
  /** Of the new order's day. */
  menu: Pick<Menu, 'meals'>;
  allergens: readonly ClientAllergen[];
  largestLineQuantity: number;
}

/** A refused dish stays out; one with a warning only is added and named. */
export function again(lines: readonly Line[], { menu, allergens, largestLineQuantity }: AgainFacts): Again {
  const answer: Again = { articles: [], faults: [] };
  for (const { productId, sizeId, name, quantity } of lines) {
    const meal = menu.meals.find(({ id }) => id === productId);
    const offer = meal?.offers.find((candidate) => candidate.sizeId === sizeId);
    const note = (fault: AgainFault) => answer.faults.push({ name, fault });
    if (!meal || !offer) {
      note('notSold');
      continue;
    }
    const { isRefused, verdict } = suitabilityOf(allergens, { productId, allergens: meal.allergens });
    const most = Math.min(offer.left ?? largestLineQuantity, largestLineQuantity);
    if (isRefused) note('refused');
    else if (most === 0) note('soldOut');
    else {
      if (verdict !== 'safe') note('conflict');
      if (quantity > most) note('fewer');
      answer.articles.push({ articleId: articleIdOf({ productId, sizeId }), quantity: Math.min(quantity, most) });
    }
  }
  return answer;
}
